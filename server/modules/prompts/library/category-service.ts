import type { Category, CategoryUsage } from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { categoriesIn } from '../catalogue/categories.ts';
import type { CategoryRepository } from './category-repository.ts';
import { listedStarters } from '../starters/starters.ts';

const MAX_MOST_USED = 8;

type Figures = Awaited<ReturnType<CategoryRepository['figures']>>;

/** All categories in their order, each with what the caller could find in it. */
function present(figures: Figures, locale: string): Category[] {
  const starters = new Map<string, number>();
  for (const { starter } of listedStarters(locale))
    starters.set(starter.categoryId, (starters.get(starter.categoryId) ?? 0) + 1);
  return categoriesIn(locale).map(({ id, slug, name, icon, color, order }) => ({
    id,
    slug,
    name,
    icon,
    color,
    order,
    promptCount: (figures.get(id)?.prompts ?? 0) + (starters.get(id) ?? 0),
  }));
}

export function createCategoryService({ categories }: { categories: CategoryRepository }) {
  const list = async ({ caller, locale }: CallerContext): Promise<Category[]> =>
    present(await categories.figures(caller.id, 'nobody'), locale);

  async function usage(
    people: 'caller' | 'team',
    limit: number,
    { caller, locale }: CallerContext,
  ): Promise<CategoryUsage[]> {
    const used = await categories.figures(caller.id, people);
    const rows = present(used, locale).flatMap((category) => {
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
  const listMostUsed = (ctx: CallerContext) =>
    usage(ctx.caller.role === 'user' ? 'caller' : 'team', MAX_MOST_USED, ctx);

  /** The categories of the caller's own prompts and runs, most used first. */
  const ownMostUsed = (limit: number, ctx: CallerContext) => usage('caller', limit, ctx);

  return { list, listMostUsed, ownMostUsed };
}

export type CategoryService = ReturnType<typeof createCategoryService>;
