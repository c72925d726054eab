import { mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import type { Command } from './command-types.ts';

export type CommandOptionProps = {
  command: Command;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One line of the palette's list. */
export function CommandOption({ command, id, isActive, onPoint, onChoose }: CommandOptionProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      component="li"
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onChoose}
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          minHeight: 44,
          px: 3,
          borderRadius: 1,
          cursor: 'pointer',
        },
        isActive &&
          ((theme) => ({
            backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12),
            '& > .MuiSvgIcon-root': { color: theme.vars.palette.primary.main },
          })),
      ]}
    >
      <Icon
        path={command.icon ?? mdiArrowRight}
        isDirectional={!command.icon}
        fontSize="small"
        sx={{ color: 'text.secondary' }}
      />
      <Box
        component="span"
        dir="auto"
        sx={{
          flex: command.hint ? '0 1 auto' : 1,
          minWidth: 0,
          maxWidth: command.hint ? '60%' : undefined,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          textAlign: 'left',
        }}
      >
        {command.title}
      </Box>
      {command.hint && (
        <Box
          component="span"
          dir="auto"
          sx={{
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            textAlign: 'left',
            color: 'text.secondary',
            fontSize: '0.8125rem',
          }}
        >
          {command.hint}
        </Box>
      )}
    </Box>
  );
}
