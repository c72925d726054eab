import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { session } from '../session/session.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { keepLanguageInAccount } from './account-language.ts';

const updateProfile = vi.hoisted(() => vi.fn<(change: object) => Promise<object>>());
vi.mock('../generated/api/account/account.ts', () => ({ updateProfile }));

const LIN = { id: 'lin', language: 'en' } as unknown as User;
const AMIRA = { id: 'amira', language: 'en' } as unknown as User;

/** The function that is told of a change of the interface's language. */
function listener(): (code: string) => void {
  let told = () => {};
  const instance = { language: 'en', on: (_event: string, heard: () => void) => (told = heard) };
  keepLanguageInAccount(instance as never);
  return (code) => {
    instance.language = code;
    told();
  };
}

beforeEach(() => {
  updateProfile.mockReset().mockResolvedValue({ user: { ...LIN, language: 'fr' } });
  queryClient.clear();
  session.signIn('token-of-lin', LIN);
});

it('a language chosen anywhere becomes the account’s, and the profile shows it', async () => {
  listener()('fr');
  await vi.waitFor(() => expect(session.getUser()).toEqual({ ...LIN, language: 'fr' }));
  expect(updateProfile).toHaveBeenCalledWith({ language: 'fr' });
});

it('nothing is sent for a guest, nor for what the account says already', async () => {
  const tell = listener();
  tell('en');
  session.expire('token-of-lin');
  tell('fr');
  await Promise.resolve();
  expect(updateProfile).not.toHaveBeenCalled();
});

it('changing back before the answer leaves the account with the last choice', async () => {
  const answer = Promise.withResolvers<object>();
  updateProfile.mockReturnValueOnce(answer.promise);
  const tell = listener();
  tell('fr');
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  tell('en');
  answer.resolve({ user: { ...LIN, language: 'fr' } });
  await vi.waitFor(() => expect(updateProfile).toHaveBeenLastCalledWith({ language: 'en' }));
});

it('the answer for somebody who has left changes nobody else’s session', async () => {
  const answer = Promise.withResolvers<object>();
  updateProfile.mockReturnValueOnce(answer.promise);
  const tell = listener();
  tell('fr');
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  session.signIn('token-of-amira', AMIRA);
  answer.resolve({ user: { ...LIN, language: 'fr' } });
  // The next choice is told only after the answer before was taken or dropped.
  tell('es');
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledTimes(2));
  expect(session.getUser()).toEqual(AMIRA);
});

it('an account that cannot be reached leaves the page in the chosen language', async () => {
  updateProfile.mockRejectedValueOnce(new Error('Network Error'));
  const tell = listener();
  tell('fr');
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  expect(session.getUser()).toEqual(LIN);
  tell('fr');
  await vi.waitFor(() => expect(session.getUser()?.language).toBe('fr'));
});
