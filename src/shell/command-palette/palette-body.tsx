import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUESTION } from '#core/limits.ts';
import { tabStore } from '#src/lib/storage.ts';
import { Icon } from '#src/ui/icon.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { CommandOption } from './command-option.tsx';
import type { Command, CommandSearch } from './command-types.ts';
import { groupCommands, matchCommands } from './match-commands.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { useCommandSearch } from './use-command-search.ts';

export type PaletteBodyProps = {
  titleId: string;
  onClose: () => void;
  commands: readonly Command[];
  search?: CommandSearch | undefined;
  /** Opens what was found before. */
  onOpen: (path: string) => void;
};

/** The field of the palette with what it finds: nothing typed, the first line active. */
export function PaletteBody(props: PaletteBodyProps) {
  const { titleId, onClose, commands, search, onOpen } = props;
  const { t } = useTranslation('shell');
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = useCommandSearch(query, search);

  const recent = query.trim()
    ? []
    : recentCommands(tabStore, commands, t('palette.recent'), onOpen);
  const isRecent = (id: string) => recent.some((command) => command.id === id);
  const groups = groupCommands([
    ...recent,
    ...matchCommands(commands, query).filter(({ id }) => !isRecent(id)),
    ...found.commands,
  ]);
  const flat = groups.flatMap((entry) => entry.commands);
  const current = Math.min(active, Math.max(0, flat.length - 1));
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    rememberCommand(tabStore, command);
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = flat.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? Math.max(0, last) : current - 1,
      PageDown: Math.min(last, current + 8),
      PageUp: Math.max(0, current - 8),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(flat[current]);
    }
  };
  const status =
    found.status === 'searching'
      ? t('palette.searching')
      : flat.length === 0
        ? t('palette.empty', { query: query.trim() })
        : t('palette.results', { count: flat.length });

  return (
    <>
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {t('palette.title')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 5, minHeight: 60 }}>
        <Icon path={mdiMagnify} sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={t('palette.placeholder')}
          onChange={(event) => {
            setQuery(event.target.value.slice(0, MAX_QUESTION));
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              dir: 'auto',
              'aria-label': t('palette.title'),
              'aria-expanded': flat.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': flat.length > 0 ? optionId(current) : undefined,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}>
        <Box
          id={listId}
          role="listbox"
          aria-label={t('palette.title')}
          // The list itself scrolls: the field's arrow keys move in what it controls.
          sx={{ overflowY: 'auto', maxHeight: '50vh' }}
        >
          {groups.map((entry) => (
            <Box
              key={entry.group}
              component="ul"
              role="group"
              aria-label={entry.group}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              <Typography
                component="li"
                role="presentation"
                variant="overline"
                sx={{ display: 'block', px: 3, pt: 2, pb: 1, color: 'text.secondary' }}
              >
                {entry.group}
              </Typography>
              {entry.commands.map((command) => {
                const index = flat.indexOf(command);
                return (
                  <CommandOption
                    key={command.id}
                    command={command}
                    id={optionId(index)}
                    isActive={index === current}
                    onPoint={() => setActive(index)}
                    onChoose={() => choose(command)}
                  />
                );
              })}
            </Box>
          ))}
        </Box>
        {flat.length === 0 && (
          <Typography sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
            {status}
          </Typography>
        )}
        {found.status === 'failed' && (
          <Typography variant="caption" component="p" sx={{ px: 3, py: 2, color: 'warning.main' }}>
            {t('palette.failed')}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: { xs: 'none', sm: 'block' },
          px: 5,
          py: 2.5,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        {t('palette.hint')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {status}
      </Box>
    </>
  );
}
