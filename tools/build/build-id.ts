import { randomBytes } from 'node:crypto';

let id: string | undefined;

/**
 * The name of this build, one per process. `PROMPTWELL_BUILD_ID` lets the build script give the
 * browser's and the prerendering build the same one.
 */
export function newBuildId(): string {
  id ??= process.env['PROMPTWELL_BUILD_ID'] ?? randomBytes(6).toString('hex');
  return id;
}
