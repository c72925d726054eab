import { useState } from 'react';
import { useListModels } from '#src/generated/api/prompts/prompts.ts';
import type { ModelChoice } from '#src/generated/api/endpoints.schemas.ts';
import { useDraft } from '#src/session/use-draft.ts';

export type ModelPick = {
  items: readonly ModelChoice[];
  /** Name of the model that is used where none is picked. */
  usual: string;
  /** The picked model's id; undefined for the default. */
  model: string | undefined;
  pick: (model: string | undefined) => void;
  /** No model does this work: the composer writes, a run is a demo. */
  hasNone: boolean;
};

const isId = (value: unknown): value is string => typeof value === 'string';

/** The model that a person picked for a kind of work, kept on this device while it is offered. */
export function useModelPick(work: 'generate' | 'run'): ModelPick {
  const kept = useDraft(`model.${work}`, isId);
  const [picked, setPicked] = useState(kept.initial);
  const found = useListModels().data?.items;
  const items = found ?? [];
  const standard = items.find(({ defaultFor }) => defaultFor.includes(work));
  const model = items.some(({ id }) => id === picked) ? picked : undefined;
  return {
    items,
    usual: standard?.name ?? '',
    model,
    hasNone: found !== undefined && !standard && model === undefined,
    pick: (next) => {
      setPicked(next);
      if (next === undefined) kept.discard();
      else kept.save(next);
    },
  };
}
