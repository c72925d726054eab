import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContract } from '#contract/sources/contract-files.ts';
import { diffContracts, versionOf } from './diff.ts';
import { reportOf } from './diff-report.ts';
import type { Report } from '#contract/report/report.ts';

const RELEASE = /^(\d+)\.(\d+)\.(\d+)\.yaml$/;

/** The released contracts of a folder, the newest first. */
export async function releasesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const order = (name: string) =>
    [...(RELEASE.exec(name) ?? [])]
      .slice(1)
      .reduce((sum, part) => sum * 1_000_000 + Number(part), 0);
  return names.filter((name) => RELEASE.test(name)).toSorted((a, b) => order(b) - order(a));
}

export type ReleaseCheck = { passed: boolean; message: string; report?: Report };

/** Holds a contract to the latest release: a break needs a major version. */
export async function checkRelease(
  folder: string,
  current: string,
  today = new Date(),
): Promise<ReleaseCheck> {
  const [latest] = await releasesIn(folder);
  if (latest === undefined)
    return { passed: true, message: 'No contract is released yet: there is nothing to break.' };
  const released = {
    location: join(folder, latest),
    files: await loadContract(join(folder, latest)),
  };
  const version = versionOf(released.files);
  if (`${version}.yaml` !== latest)
    return { passed: false, message: `${released.location} says that it is version ${version}.` };
  const now = await loadContract(current);
  const report = reportOf(
    {
      old: { location: released.location, version },
      new: { location: current, version: versionOf(now) },
      findings: diffContracts(released.files, now, { today }),
    },
    'breaking',
  );
  return { passed: report.passed, message: report.verdict, report };
}
