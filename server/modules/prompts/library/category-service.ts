import type { Category, CategoryUsage } from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { visibilityOf } from '../prompt/policy.ts';
import { categoriesIn } from '../catalogue/categories.ts';
import type { CategoryRepository } from './category-repository.ts';
import type { TeamDeps } from '../prompt/deps.ts';
import { listedStarters } from '../starters/starters.ts';

const MAX_MOST_USED = 8;

export function createCategoryService(deps: { team: TeamDeps; categories: CategoryRepository }) {
  const { categories: repository, team } = deps;

  /** All categories in their order, each with what the caller could find in it. */
  async function list({ caller, locale }: CallerContext): Promise<Category[]> {
    const counts = await repository.counts(await visibilityOf(caller, team));
    for (const { starter } of listedStarters(locale))
      counts.set(starter.categoryId, (counts.get(starter.categoryId) ?? 0) + 1);
    return categoriesIn(locale).map(({ id, slug, name, icon, color, order }) => ({
      id,
      slug,
      name,
      icon,
      color,
      order,
      promptCount: counts.get(id) ?? 0,
    }));
  }

  async function usage(
    userIds: readonly string[],
    limit: number,
    ctx: CallerContext,
  ): Promise<CategoryUsage[]> {
    const [categories, used] = await Promise.all([list(ctx), repository.usage(userIds)]);
    const rows = categories.flatMap((category) => {
      const { saves, runs } = used.get(category.id) ?? { saves: 0, runs: 0 };
      return saves + runs > 0 ? [{ category, saves, runs }] : [];
    });
    const all = rows.reduce((sum, { saves, runs }) => sum + saves + runs, 0);
    // The sort is stable, so equal sums stay in the categories' own order.
    return rows
      .toSorted((one, other) => other.saves + other.runs - (one.saves + one.runs))
      .slice(0, limit)
      .map((row) => ({ ...row, share: Math.round(((row.saves + row.runs) / all) * 1e4) / 1e4 }));
  }

  /** The eight categories that the caller uses most; for the owner of a team, those of the whole team. */
  async function listMostUsed(ctx: CallerContext): Promise<CategoryUsage[]> {
    const { caller } = ctx;
    const people = caller.role === 'user' ? [] : (await visibilityOf(caller, team)).othersIds;
    return usage([caller.id, ...people], MAX_MOST_USED, ctx);
  }

  /** The categories of the caller's own prompts and runs, most used first. */
  const ownMostUsed = (limit: number, ctx: CallerContext) => usage([ctx.caller.id], limit, ctx);

  return { list, listMostUsed, ownMostUsed };
}

export type CategoryService = ReturnType<typeof createCategoryService>;
