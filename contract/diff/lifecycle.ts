import { asText } from '#contract/sources/source.ts';

/** How long and how firmly something is promised. */
export type Lifecycle = { isDeprecated: boolean; sunset?: string; stability?: string };
export type LifecycleChange = {
  change: 'sunset-removed' | 'sunset-earlier' | 'sunset-unreadable' | 'stability-decreased';
  values: { old?: string; new?: string };
};

const STABILITY = ['draft', 'alpha', 'beta', 'stable'];

/** What `deprecated`, `x-sunset` and `x-stability-level` say, each of them as the document writes it. */
export function lifecycleOf(valueAt: (key: string) => unknown): Lifecycle {
  const [sunset, stability] = [dateOf(valueAt('x-sunset')), valueAt('x-stability-level')];
  return {
    isDeprecated: valueAt('deprecated') === true,
    ...(sunset !== undefined && { sunset }),
    ...(typeof stability === 'string' && { stability }),
  };
}

/** A date as a text; YAML may have read it as a date already. */
export function dateOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return value instanceof Date ? value.toISOString().slice(0, 10) : asText(value);
}

/** What was promised for a shorter time, or less firmly, than before. */
export function lifecycleChanges(before: Lifecycle, now: Lifecycle): LifecycleChange[] {
  const changes: LifecycleChange[] = [];
  const { sunset, stability } = before;
  if (sunset && !now.sunset && now.isDeprecated)
    changes.push({ change: 'sunset-removed', values: { old: sunset } });
  if (now.sunset && Number.isNaN(Date.parse(now.sunset)) && sunset !== now.sunset)
    changes.push({ change: 'sunset-unreadable', values: { new: now.sunset } });
  if (sunset && now.sunset && Date.parse(now.sunset) < Date.parse(sunset))
    changes.push({ change: 'sunset-earlier', values: { old: sunset, new: now.sunset } });
  // A level that is taken away promises nothing more.
  if (stability && STABILITY.indexOf(now.stability ?? '') < STABILITY.indexOf(stability))
    changes.push({
      change: 'stability-decreased',
      values: { old: stability, new: now.stability ?? 'none' },
    });
  return changes;
}
