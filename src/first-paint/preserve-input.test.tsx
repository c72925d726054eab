import { useForm } from 'react-hook-form';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { preserveInput } from './preserve-input.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const read: { form?: () => unknown; controlled?: string; agreed?: boolean } = {};

const tell = (found: typeof read) => void Object.assign(read, found);

function Form(props: { tell: (found: typeof read) => void }) {
  const { register, getValues } = useForm({ defaultValues: { email: '', keep: false } });
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  props.tell({ form: getValues, controlled: name, agreed });
  return (
    <form>
      <input {...register('email')} />
      <input type="checkbox" {...register('keep')} />
      <input
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <textarea value={name} onChange={(event) => setName(event.target.value)} />
    </form>
  );
}

it('what is typed before and while the page hydrates reaches field, form and state', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form tell={tell} />);
  const [email, keep, agreed] = root.querySelectorAll('input');
  const area = root.querySelector('textarea')!;

  email!.value = 'lin@exam';
  keep!.checked = true;
  agreed!.checked = true;
  const restore = preserveInput(root);
  email!.value = 'lin@example.com';
  email!.dispatchEvent(new Event('input', { bubbles: true }));
  area.value = 'Lin';
  area.dispatchEvent(new Event('input', { bubbles: true }));

  await act(async () => void hydrateRoot(root, <Form tell={tell} />));
  await act(async () => restore());

  expect(email!.value).toBe('lin@example.com');
  expect(keep!.checked).toBe(true);
  expect(area.value).toBe('Lin');
  expect(read.form?.()).toEqual({ email: 'lin@example.com', keep: true });
  expect(read.controlled).toBe('Lin');
  expect([agreed!.checked, read.agreed]).toEqual([true, true]);
  root.remove();
});

it('leaves the focus where the visitor has gone while the page hydrates, and gives back a lost one', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form tell={tell} />);
  const email = root.querySelector('input')!;
  const area = root.querySelector('textarea')!;

  email.focus();
  const restore = preserveInput(root);
  area.focus();
  await act(async () => void hydrateRoot(root, <Form tell={tell} />));
  await act(async () => restore());
  expect(document.activeElement).toBe(area);

  const restoreLost = preserveInput(root);
  area.blur();
  await act(async () => restoreLost());
  expect(document.activeElement).toBe(area);
  root.remove();
});
