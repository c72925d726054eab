import { describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../lib/lazy.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { bannerOf } from './banner-of.ts';
import { classifyError } from './classify-error.ts';
import { screenCommands } from './commands.ts';
import { navigation } from './navigation.ts';
import { trialInfo } from './trial-info.ts';

const now = new Date('2026-11-20T09:30:00Z');
const payer = (role: string, subscription: object) =>
  ({
    role,
    subscription: { trialUsed: false, status: 'none', ...subscription },
  }) as unknown as User;

describe('the trial button (decisions §2)', () => {
  it('offers thirty days before', () =>
    expect(trialInfo(payer('individual', {}), now)).toEqual({ kind: 'offer' }));
  it('counts the days left during, the last one as one', () => {
    const during = (trialEnd: string) =>
      trialInfo(payer('individual', { status: 'trialing', trialEnd }), now);
    expect(during('2026-12-20T09:30:00Z')).toEqual({ kind: 'running', daysLeft: 30 });
    expect(during('2026-11-20T10:00:00Z')).toEqual({ kind: 'running', daysLeft: 1 });
  });
  it.each([
    ['on a paid plan', payer('individual', { status: 'active' })],
    ['when a trial was used', payer('individual', { trialUsed: true })],
    ['for a sub-user, who does not pay', payer('user', {})],
  ])('is hidden %s', (_name, user) => expect(trialInfo(user, now)).toEqual({ kind: 'none' }));
});

describe('the banner above every page', () => {
  const trial = (trialEnd: string, more: object = {}) =>
    payer('individual', { status: 'trialing', autopay: false, trialEnd, ...more });
  it('speaks of a trial without a card in its last week', () => {
    expect(bannerOf(trial('2026-11-27T09:30:00Z'), now)).toEqual({ kind: 'trial', daysLeft: 7 });
    expect(bannerOf(trial('2026-11-27T09:30:01Z'), now)).toBeUndefined();
    expect(bannerOf(trial('2026-11-22T09:30:00Z', { autopay: true }), now)).toBeUndefined();
  });
  it('counts by the server’s billing clock', () =>
    expect(bannerOf(trial('2027-01-02T09:30:00Z', { now: '2027-01-01T09:30:00Z' }), now)).toEqual({
      kind: 'trial',
      daysLeft: 1,
    }));
  it('speaks of a failed payment to whoever pays, and to nobody else', () => {
    expect(bannerOf(payer('client', { status: 'pastDue' }), now)).toEqual({ kind: 'pastDue' });
    expect(bannerOf(payer('user', { status: 'pastDue' }), now)).toBeUndefined();
    expect(bannerOf(payer('client', { status: 'active' }), now)).toBeUndefined();
  });
});

describe('the menu', () => {
  it('holds the specification’s entries and opens the website in a new tab', () => {
    const items = navigation('https://example.com');
    const paths = items.flatMap((item) => (item.kind === 'link' ? [item.path] : []));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/userprofile',
        '/promptlist',
        '/flexibleprice',
        '/billinghistory',
        '/',
      ]),
    );
    expect(items.at(-1)).toMatchObject({ path: 'https://example.com', openInNewTab: true });
  });

  it('its links are the palette’s commands', () => {
    const open = vi.fn<(path: string, inNewTab: boolean) => void>();
    const commands = screenCommands(
      navigation(undefined),
      { screens: 'Screens', actions: 'Actions', title: String },
      open,
    );
    commands.find(({ id }) => id === 'screen:/promptlist')?.run();
    expect(open).toHaveBeenCalledWith('/promptlist', false);
    const act = commands.find(({ id }) => id === 'action:newPrompt');
    expect(act).toMatchObject({ group: 'Actions', title: 'palette.newPrompt' });
    act?.run();
    expect(open).toHaveBeenLastCalledWith('/promptgenrator', false);
  });
});

describe('which page an error gets', () => {
  const answered = (status: number, data: object = {}) => ({
    isAxiosError: true,
    response: { status, data, headers: {} },
  });
  it.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [401, 'notAuthorized'],
    [403, 'notAuthorized'],
    [500, 'fault'],
    [429, 'unanswered'],
  ])('%d: %s', (status, kind) => expect(classifyError(answered(status)).kind).toBe(kind));
  it('a chunk that is gone', () =>
    expect(classifyError(new ChunkLoadError('x', null)).kind).toBe('chunk'));
  it('no answer', () =>
    expect(classifyError({ isAxiosError: true, message: 'm' })).toEqual({
      kind: 'unanswered',
      message: 'm',
    }));
  it('an exception’s own words are for developers', () =>
    expect(classifyError(new TypeError('x is undefined'))).toEqual({
      kind: 'fault',
      message: undefined,
      requestId: undefined,
    }));
  it('a problem’s words and the request’s id are for the person', () =>
    expect(
      classifyError(answered(500, { message: 'Broken', code: 'internal', requestId: 'r1' })),
    ).toEqual({ kind: 'fault', message: 'Broken', requestId: 'r1' }));
});
