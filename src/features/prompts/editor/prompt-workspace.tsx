import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type {
  Category,
  ChecklistItem,
  Prompt,
  QualityFinding,
} from '#src/generated/api/endpoints.schemas.ts';
import { QualityPanel } from '../quality/quality-panel.tsx';
import { QualityTab } from '../quality/quality-tab.tsx';
import { PromptRun } from '../run/prompt-run.tsx';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { CanvasBar } from './canvas-bar.tsx';
import { DetailsPanel } from './details-panel.tsx';
import type { EditorValues } from './editor-values.ts';
import type { PromptEditor } from './use-prompt-editor.ts';
import { WritingPanel } from './writing-panel.tsx';

export type PromptWorkspaceProps = {
  editor: PromptEditor;
  categories: readonly Category[];
  findings: readonly QualityFinding[];
  /** Undefined for a draft, which comes without one. */
  checklist?: readonly ChecklistItem[] | undefined;
  /** The text that both are about. */
  assessed: string;
  readOnly: boolean;
  /** 'Save', or 'Save a copy'; absent for who may only read. */
  saveLabel: string | undefined;
  canShare: boolean;
  stored: Prompt | undefined;
  /** Values are remembered under this name. */
  rememberAs: string;
};

type TabName = 'write' | 'run' | 'quality' | 'details' | 'versions';

/** Writing on one side, everything about the prompt on the other; on narrow screens all are tabs. */
export function PromptWorkspace(props: PromptWorkspaceProps) {
  const { editor, categories, findings, readOnly, stored } = props;
  const { t } = useTranslation('prompts');
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [chosen, setChosen] = useState<TabName>('write');
  const [faults, setFaults] = useState(0);
  // A refusal shows the panel of the first field at fault, and puts the focus there.
  const [refusals, setRefusals] = useState(editor.refusals);
  const { errors } = useFormState({ control: editor.form.control });
  if (refusals !== editor.refusals) {
    setRefusals(editor.refusals);
    if (!errors.body && !errors.variables) setChosen('details');
    else if (!isWide) setChosen('write');
  }
  const { form } = editor;
  const focusError = useEffectEvent(() => {
    const [name] = Object.keys(errors) as (keyof EditorValues)[];
    if (name) form.setFocus(name);
  });
  useEffect(() => {
    if (refusals > 0) focusError();
  }, [refusals]);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const names: TabName[] = [
    ...(isWide ? [] : (['write'] as const)),
    'run',
    'quality',
    'details',
    ...(editor.saved && editor.saved.version > 0 ? (['versions'] as const) : []),
  ];
  const tab = names.includes(chosen) ? chosen : (names[0] ?? 'run');

  // A hidden field takes no focus, so the panel is there before the caller goes on.
  const showText = () => {
    if (!isWide) flushSync(() => setChosen('write'));
  };

  // Every panel stays mounted: an answer, a field's text and a scroll place outlive the tab.
  const panel = (name: TabName, content: ReactNode) => (
    <Box
      key={name}
      role="tabpanel"
      id={`${id}-${name}-panel`}
      aria-labelledby={`${id}-${name}`}
      hidden={tab !== name}
      sx={{ p: { xs: 4, sm: 5 } }}
    >
      {content}
    </Box>
  );
  const writing = <WritingPanel editor={editor} readOnly={readOnly} areaRef={area} />;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: 'minmax(0, 7fr) minmax(0, 5fr)',
          },
        }}
      >
        {isWide && <Card sx={{ p: 5 }}>{writing}</Card>}
        <Card
          sx={{
            minWidth: 0,
            position: { lg: 'sticky' },
            top: { lg: 80 },
            maxHeight: { lg: 'calc(100dvh - 96px)' },
            overflowY: { lg: 'auto' },
          }}
        >
          <Tabs
            value={tab}
            onChange={(_event, value: TabName) => setChosen(value)}
            aria-label={t('editor.tabs.label')}
            sx={{
              borderBottom: 1,
              borderColor: 'divider',
              position: 'sticky',
              top: 0,
              zIndex: 1,
              bgcolor: 'background.paper',
            }}
          >
            {names.map((name) => (
              <Tab
                key={name}
                value={name}
                id={`${id}-${name}`}
                aria-controls={`${id}-${name}-panel`}
                label={
                  name === 'quality' ? <QualityTab faults={faults} /> : t(`editor.tabs.${name}`)
                }
              />
            ))}
          </Tabs>
          {!isWide && panel('write', writing)}
          {panel('run', <PromptRun {...props} formId={`${id}-run-form`} />)}
          {panel(
            'quality',
            <QualityPanel
              editor={editor}
              findings={findings}
              checklist={props.checklist}
              assessed={props.assessed}
              onCount={setFaults}
              isShown={tab === 'quality'}
              readOnly={readOnly}
              areaRef={area}
              onReveal={showText}
            />,
          )}
          {panel(
            'details',
            <DetailsPanel
              editor={editor}
              categories={categories}
              readOnly={readOnly}
              canShare={props.canShare}
              stored={stored}
            />,
          )}
          {editor.saved &&
            editor.saved.version > 0 &&
            panel(
              'versions',
              // The list is fetched when it is looked at.
              tab === 'versions' && (
                <VersionsPanel promptId={editor.saved.id} editor={editor} canRestore={!readOnly} />
              ),
            )}
        </Card>
      </Box>
      {!isWide && (
        <CanvasBar
          editor={editor}
          saveLabel={props.saveLabel}
          runFormId={`${id}-run-form`}
          onRun={() => setChosen('run')}
        />
      )}
    </>
  );
}
