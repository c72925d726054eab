import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export type SettingChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  onChange: (value: Value) => void;
  /** Why it cannot be chosen just now, or what it does. */
  note?: string;
};

/** One setting: its name, and its values as buttons of which one is pressed. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, value, options, onChange, note } = props;
  const labelId = useId();
  const noteId = useId();
  return (
    <Box sx={{ mb: 5 }}>
      <Typography id={labelId} sx={{ mb: 2, fontWeight: 500 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={value}
        aria-labelledby={labelId}
        aria-describedby={note ? noteId : undefined}
        onChange={(_event, next: Value | null) => {
          if (next !== null) onChange(next);
        }}
        sx={{ flexWrap: 'wrap', width: '100%' }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            disabled={option.isDisabled ?? false}
            sx={{ flex: '1 1 auto', px: 3 }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {note && (
        <Typography
          id={noteId}
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 1 }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}
