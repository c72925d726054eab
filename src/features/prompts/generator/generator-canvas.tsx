import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Brief, Category } from '#src/generated/api/endpoints.schemas.ts';
import { BriefForm } from './brief-form.tsx';
import type { BriefValues } from './brief-values.ts';
import type { Work } from './generator-state.ts';
import { MissingDrafts } from './missing-drafts.tsx';
import { OpenDraft } from './open-draft.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ReadingBar } from './reading-bar.tsx';
import type { Generator } from './use-generator.ts';
import { WritingProgress } from './writing-progress.tsx';

export type GeneratorCanvasProps = {
  work: Work;
  /** The open draft. */
  index: number;
  form: UseFormReturn<BriefValues, unknown, Brief>;
  categories: readonly Category[];
  /** Why the last generation was refused. */
  problem: ReactNode;
  generator: Generator;
  onGenerate: (brief: Brief) => void;
  onStartOver: () => void;
  onChoose: (index: number) => void;
};

/** Answers that a brief takes; the latest stay. */
const MAX_ANSWERS = 5;

/** The goal on top, the drafts below it: those that are ready, while the rest is still written. */
export function GeneratorCanvas(props: GeneratorCanvasProps) {
  const { work, index, form, categories, generator } = props;
  const { brief, reading, generationId, questions } = work;
  const isWriting = generator.state.status === 'generating';
  const ready = work.drafts.length;
  const correct = (more: Partial<Brief>) => {
    if (brief && generationId !== undefined)
      generator.generate({ ...brief, generationId, ...more });
  };
  return (
    <>
      {brief && (
        <Card sx={{ p: { xs: 4, sm: 5 }, mb: 5, display: 'grid', gap: 3 }}>
          <BriefForm
            isCompact
            form={form}
            categories={categories}
            problem={props.problem}
            onSubmit={props.onGenerate}
            onClear={props.onStartOver}
          />
          {reading && (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <ReadingBar
                reading={reading}
                {...(!isWriting && {
                  onCorrect: (cardId: string) => correct({ cardId, answers: [] }),
                })}
              />
              {!isWriting && questions.length > 0 && (
                <OpenQuestions
                  key={generationId}
                  questions={questions}
                  onAnswer={(answers) =>
                    correct({
                      cardId: reading.card.cardId,
                      answers: [...(brief.answers ?? []), ...answers].slice(-MAX_ANSWERS),
                    })
                  }
                />
              )}
            </Box>
          )}
          {isWriting && <WritingProgress isRead ready={ready} onStop={generator.cancel} />}
        </Card>
      )}
      <MissingDrafts work={work} />
      <OpenDraft
        // New drafts are another workspace, and so is each of them.
        key={`${generationId ?? ''} ${index} ${work.drafts[index]?.candidate.title ?? ''}`}
        work={work}
        isWriting={isWriting}
        index={index}
        categories={categories}
        dispatch={generator.dispatch}
        onChoose={props.onChoose}
      />
    </>
  );
}
