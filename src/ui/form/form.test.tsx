import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Form } from './form.tsx';
import type { SubmitError } from './form-types.ts';
import { PasswordField } from './password-field.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  submitError?: SubmitError | null;
  loading?: boolean;
  isWaiting?: boolean;
  onSubmit?: (values: unknown) => void;
};

function Probe(props: Props) {
  const { submitError = null, loading = false, isWaiting = false } = props;
  const { onSubmit = () => undefined } = props;
  const form = useForm({ defaultValues: { title: '', password: '', tags: ['weekly'] } });
  return (
    <Form
      form={form}
      loading={loading}
      isWaiting={isWaiting}
      submitError={submitError}
      submitLabel="Send"
      onSubmit={onSubmit}
    >
      <TextField control={form.control} name="title" label="Title" />
      <PasswordField control={form.control} name="password" label="Secret" />
      <TagsField control={form.control} name="tags" label="Tags" />
    </Form>
  );
}

describe('Form', () => {
  it('hands over the values', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    render(<Probe onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Title'), 'Report');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ title: 'Report', password: '', tags: ['weekly'] });
  });

  it('does not send twice while the answer is awaited', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    render(<Probe loading onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Title'), 'Report{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows its label while it has to wait, and sends nothing', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    render(<Probe isWaiting onSubmit={onSubmit} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Title'), 'Report{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('moves the focus once for a refusal, however often it is rendered', () => {
    const refusal = { message: 'Wait a little' };
    const { rerender } = render(<Probe submitError={refusal} />);
    const title = screen.getByLabelText('Title');
    title.focus();
    rerender(<Probe submitError={refusal} />);
    expect(document.activeElement).toBe(title);
    rerender(<Probe submitError={{ message: 'Another one' }} />);
    expect(document.activeElement).not.toBe(title);
  });

  it('puts a refusal at its field, and the focus there', () => {
    const submitError = {
      message: 'Look again',
      errors: [{ field: 'title', message: 'Too short' }],
    };
    const { rerender } = render(<Probe />);
    rerender(<Probe submitError={submitError} />);
    const title = screen.getByLabelText('Title');
    expect(screen.getByRole('alert').textContent).toBe('Look again');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    const help = document.getElementById(title.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('Too short');
    expect(document.activeElement).toBe(title);
  });

  it('lists in the summary what no field can show, and focuses the summary', () => {
    const submitError = { message: 'No', errors: [{ field: 'plan', message: 'Seats are full' }] };
    const { rerender } = render(<Probe />);
    rerender(<Probe submitError={submitError} />);
    expect(screen.getByRole('alert').textContent).toBe('NoSeats are full');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

describe('fields', () => {
  it('a password can be looked at', async () => {
    render(<Probe />);
    const secret = screen.getByLabelText('Secret');
    expect(secret.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { pressed: false }));
    expect(secret.getAttribute('type')).toBe('text');
  });

  it('a comma adds a tag, Backspace on nothing removes the last, and Enter does not submit', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    render(<Probe onSubmit={onSubmit} />);
    const tags = screen.getByLabelText('Tags');
    await userEvent.type(tags, 'office,team{Enter}');
    expect(screen.getByText('office')).toBeTruthy();
    expect(screen.getByText('team')).toBeTruthy();
    await userEvent.type(tags, '{Backspace}');
    expect(screen.queryByText('team')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
