import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRelease, releasesIn } from './release.ts';
import { announcesBreak } from './version.ts';

const contract = (version: string, paths: string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Things', version },
    paths: Object.fromEntries(
      paths.map((path) => [path, { get: { responses: { '200': { description: 'Fine' } } } }]),
    ),
  });

describe('the check of the latest release', () => {
  let folder: string;
  const current = () => join(folder, 'current.yaml');
  const write = (name: string, version: string, ...paths: string[]) =>
    writeFile(join(folder, name), contract(version, paths));
  const release = async (name: string, version: string, ...paths: string[]) => {
    await write(name, version, ...paths);
    const hash = createHash('sha256').update(contract(version, paths)).digest('hex');
    await appendFile(join(folder, 'SHA256SUMS'), `${hash}  ${name}\n`);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('fails where no release is found', async () => {
    await write('current.yaml', '1.0.0', '/a');
    for (const place of [join(folder, 'none'), folder])
      expect(await checkRelease(place, current())).toEqual({
        passed: false,
        message: `${place} holds no release to compare with.`,
      });
  });

  it('fails on a release that changed, that has no hash, or that is gone', async () => {
    await release('1.0.0.yaml', '1.0.0', '/a');
    await release('1.1.0.yaml', '1.1.0', '/a', '/b');
    await write('current.yaml', '1.1.0', '/a', '/b');
    expect(await checkRelease(folder, current())).toMatchObject({ passed: true });
    // Without `/b` in the release, its removal would not be a break.
    await write('1.1.0.yaml', '1.1.0', '/a');
    const messageOf = async () => (await checkRelease(folder, current())).message;
    expect(await messageOf()).toMatch(/1\.1\.0\.yaml was changed after its release\.$/);
    await rm(join(folder, '1.1.0.yaml'));
    expect(await messageOf()).toMatch(/1\.1\.0\.yaml is missing; SHA256SUMS names it\.$/);
    await rm(join(folder, 'SHA256SUMS'));
    expect(await messageOf()).toMatch(/1\.0\.0\.yaml has no hash in SHA256SUMS\.$/);
  });

  it('fails on a break without a major version, and names it', async () => {
    await release('1.0.0.yaml', '1.0.0', '/a', '/b');
    await write('current.yaml', '1.1.0', '/a');
    const { passed, report } = await checkRelease(folder, current());
    expect(passed).toBe(false);
    expect(report?.groups[0]?.entries[0]?.rule).toBe('path-removed');
  });

  it('passes a break with a major version, and an addition without one', async () => {
    await release('1.0.0.yaml', '1.0.0', '/a', '/b');
    await write('current.yaml', '2.0.0', '/a');
    expect(await checkRelease(folder, current())).toMatchObject({ passed: true });
    await write('current.yaml', '1.1.0', '/a', '/b', '/c');
    expect(await checkRelease(folder, current())).toMatchObject({ passed: true });
  });

  it('holds to the newest release by its number', async () => {
    await release('1.9.0.yaml', '1.9.0', '/a', '/b');
    await release('1.10.0.yaml', '1.10.0', '/a');
    await write('current.yaml', '1.10.1', '/a');
    expect(await releasesIn(folder)).toEqual(['1.10.0.yaml', '1.9.0.yaml']);
    expect(await checkRelease(folder, current())).toMatchObject({ passed: true });
  });

  it('refuses a release whose file has another name', async () => {
    await release('1.0.0.yaml', '1.0.1', '/a');
    await write('current.yaml', '1.0.1', '/a');
    expect(await checkRelease(folder, current())).toMatchObject({ passed: false });
  });
});

describe('announcesBreak', () => {
  it.each([
    ['1.0.0', '2.0.0', true],
    ['1.0.0', '1.1.0', false],
    ['2.0.0', '1.0.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.9.0', '1.0.0', true],
    ['v1', 'v2', true],
    ['2024-05-01', '2025-01-01', true],
    ['', '2.0.0', false],
    ['1.0.0', 'next', false],
  ])('%s to %s: %s', (old, now, expected) => {
    expect(announcesBreak(old, now)).toBe(expected);
  });
});
