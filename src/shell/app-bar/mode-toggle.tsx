import IconButton from '@mui/material/IconButton';
import { Icon } from '#src/ui/icon.tsx';
import { useModeCommand } from '../command-palette/use-mode-command.ts';

/** Light or dark. */
export function ModeToggle() {
  const { title, icon, run } = useModeCommand();
  return (
    <IconButton color="inherit" aria-label={title} onClick={run}>
      <Icon path={icon} />
    </IconButton>
  );
}
