import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GenerateQuestion, QuestionAnswer } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';

export type OpenQuestionsProps = {
  questions: readonly GenerateQuestion[];
  onAnswer: (answers: QuestionAnswer[]) => void;
};

/** What would make the drafts better to know: offered, answered with a click or in other words, or left. */
export function OpenQuestions({ questions, onAnswer }: OpenQuestionsProps) {
  const { t } = useTranslation('prompts');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const put = (questionId: string, text: string) =>
    setTexts((current) => ({ ...current, [questionId]: text }));
  const answers = questions.flatMap(({ id: questionId, text: question }) => {
    const text = texts[questionId]?.trim() ?? '';
    return text === '' ? [] : [{ questionId, text, question }];
  });
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ gap: 1, marginInlineStart: -2 }}
      >
        <Icon
          path={mdiChevronDown}
          fontSize="small"
          sx={{ transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
        {t('generator.questions', { count: questions.length })}
      </Button>
      <Collapse in={isOpen} id={id}>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (answers.length > 0) onAnswer(answers);
          }}
          sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 3 }}
        >
          {questions.map(({ id: questionId, text, options }) => (
            <Box
              key={questionId}
              component="fieldset"
              sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
            >
              <Box component="legend" dir="auto" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
                {text}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                {options.map((option) => (
                  <Chip
                    key={option}
                    label={<bdi>{option}</bdi>}
                    variant={texts[questionId] === option ? 'filled' : 'outlined'}
                    color={texts[questionId] === option ? 'primary' : 'default'}
                    aria-pressed={texts[questionId] === option}
                    onClick={() => put(questionId, texts[questionId] === option ? '' : option)}
                  />
                ))}
              </Box>
              <TextField
                size="small"
                value={texts[questionId] ?? ''}
                onChange={(event) => put(questionId, event.target.value)}
                placeholder={t('generator.ownAnswer')}
                slotProps={{ htmlInput: { 'aria-label': text, dir: 'auto', maxLength: 500 } }}
              />
            </Box>
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button type="submit" variant="outlined" size="small" disabled={answers.length === 0}>
              {t('generator.answer')}
            </Button>
            <Button size="small" color="inherit" onClick={() => setOpen(false)}>
              {t('generator.skip')}
            </Button>
          </Box>
        </Box>
      </Collapse>
    </Box>
  );
}
