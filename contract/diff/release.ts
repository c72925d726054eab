import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContract } from '#contract/sources/contract-files.ts';
import { diffContracts, versionOf } from './diff.ts';
import { reportOf } from './diff-report.ts';
import type { Report } from '#contract/report/report.ts';

const RELEASE = /^(\d+)\.(\d+)\.(\d+)\.yaml$/;
/** The hash of each release as `sha256sum` writes it: a shallow clone has no history to compare with. */
const HASHES = 'SHA256SUMS';

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

/** What is wrong with the files of the releases: each has its hash, and each hash its file. */
async function changedReleases(folder: string, names: readonly string[]): Promise<string[]> {
  const text = await readFile(join(folder, HASHES), 'utf8').catch(() => '');
  const hashes = new Map(
    [...text.matchAll(/^([\da-f]{64}) [ *](\S+)$/gm)].map(([, hash, name = '']) => [name, hash]),
  );
  const faults = [...hashes.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `${join(folder, name)} is missing; ${HASHES} names it.`);
  for (const name of names) {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    if (!hashes.has(name)) faults.push(`${join(folder, name)} has no hash in ${HASHES}.`);
    else if (hashes.get(name) !== hash.digest('hex'))
      faults.push(`${join(folder, name)} was changed after its release.`);
  }
  return faults;
}

/** Holds a contract to the latest release: releases stay as they are, and a break needs a major version. */
export async function checkRelease(
  folder: string,
  current: string,
  today = new Date(),
): Promise<ReleaseCheck> {
  const releases = await releasesIn(folder);
  const faults = await changedReleases(folder, releases);
  const [latest] = releases;
  if (latest === undefined) faults.push(`${folder} holds no release to compare with.`);
  if (latest === undefined || faults.length > 0)
    return { passed: false, message: faults.join('\n') };
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
