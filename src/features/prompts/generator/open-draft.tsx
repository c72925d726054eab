import { useState } from 'react';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useGetPromptSuspense } from '#src/generated/api/prompts/prompts.ts';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { PromptScreen } from '../editor/prompt-screen.tsx';
import { DraftTabs } from './draft-tabs.tsx';
import { GeneratorWorkspace, type GeneratorWorkspaceProps } from './generator-workspace.tsx';

/** The open draft: as it was generated, or the prompt that was made of it, as it is by now. */
export function OpenDraft(props: GeneratorWorkspaceProps) {
  const { work, isWriting, index, categories, onChoose } = props;
  // What becomes a prompt while it is open stays as it is, under the caret.
  const [saved] = useState(() => work.drafts[index]?.saved);
  if (!saved) return <GeneratorWorkspace {...props} />;
  const drafts = work.drafts.map(({ saved: _prompt, ...draft }, at) =>
    at === index ? draft : (work.drafts[at] ?? draft),
  );
  return (
    <QueryBoundary
      fallback={<Skeletons kind="form" />}
      notFound={<GeneratorWorkspace {...props} work={{ ...work, drafts }} />}
    >
      <DraftTabs work={work} isWriting={isWriting} index={index} onChoose={onChoose} />
      <StoredDraft id={saved.id} categories={categories} />
    </QueryBoundary>
  );
}

function StoredDraft({ id, categories }: { id: string; categories: readonly Category[] }) {
  return <PromptScreen prompt={useGetPromptSuspense(id).data} categories={categories} />;
}
