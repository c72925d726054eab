import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import type { SessionUser } from '../session/session-user.ts';
import { keepLanguageInAccount } from './account-language.ts';

const updateProfile = vi.hoisted(() => vi.fn<(change: object) => Promise<object>>());
vi.mock('../generated/api/account/account.ts', () => ({ updateProfile }));

const LIN = { id: 'lin', language: 'en' } as unknown as SessionUser;
const setUser = vi.spyOn(session, 'setUser').mockImplementation(() => undefined);
const getState = vi.spyOn(session, 'getState');

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
  setUser.mockClear();
  getState.mockReturnValue({ status: 'signedIn', user: LIN, isOffline: false });
});

it('a language chosen anywhere becomes the account’s, and the profile shows it', async () => {
  listener()('fr');
  await vi.waitFor(() => expect(setUser).toHaveBeenCalledWith({ ...LIN, language: 'fr' }));
  expect(updateProfile).toHaveBeenCalledWith({ language: 'fr' });
});

it('nothing is sent for a guest, nor for what the account says already', async () => {
  const tell = listener();
  tell('en');
  getState.mockReturnValue({ status: 'guest', cause: 'none' });
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
  getState.mockReturnValue({
    status: 'signedIn',
    user: { ...LIN, language: 'fr' } as unknown as SessionUser,
    isOffline: false,
  });
  answer.resolve({ user: { ...LIN, language: 'fr' } });
  await vi.waitFor(() => expect(updateProfile).toHaveBeenLastCalledWith({ language: 'en' }));
});

it('the answer for somebody who has left changes nobody else’s session', async () => {
  const answer = Promise.withResolvers<object>();
  updateProfile.mockReturnValueOnce(answer.promise);
  const getToken = vi.spyOn(session, 'getToken').mockReturnValue('of Lin');
  listener()('fr');
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  getToken.mockReturnValue('of Amira');
  answer.resolve({ user: { ...LIN, language: 'fr' } });
  await answer.promise;
  await Promise.resolve();
  expect(setUser).not.toHaveBeenCalled();
  getToken.mockRestore();
});

it('an account that cannot be reached leaves the page in the chosen language', async () => {
  updateProfile.mockRejectedValueOnce(new Error('Network Error'));
  const tell = listener();
  tell('fr');
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  expect(setUser).not.toHaveBeenCalled();
  tell('fr');
  await vi.waitFor(() => expect(setUser).toHaveBeenCalledOnce());
});
