import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#public/locales/en/common.json';
import shell from '#public/locales/en/shell.json';
import { navigation } from '../app/navigation.ts';
import { SettingsProvider } from '../settings/settings-provider.tsx';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

beforeAll(async () => {
  // `initReactI18next` makes it the instance that every component asks.
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: 'en',
      resources: { en: { common, shell } },
      interpolation: { escapeValue: false },
    });
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const store = { read: () => null, write: () => undefined, mirrorMode: () => undefined };

function open(props: Partial<AppShellProps> = {}) {
  return render(
    <SettingsProvider store={store} language={{ code: 'en', direction: 'ltr' }}>
      <AppThemeProvider direction="ltr" themeColor="primary" skin="default" mode="dark">
        <MemoryRouter>
          <AppShell
            config={{
              brand: 'Promptwell',
              company: 'Promptwell',
              homePath: '/',
              plansPath: '/flexibleprice',
              profilePath: '/userprofile',
              hasCustomizer: false,
              chat: null,
            }}
            user={{ name: 'Amira Haddad', email: 'amira@example.com' }}
            trial={{ kind: 'offer' }}
            navigation={navigation('https://example.com')}
            can={() => true}
            language="en"
            languages={[{ code: 'en', name: 'English' }]}
            onLanguage={() => undefined}
            onLogout={() => undefined}
            commands={[]}
            onOpen={() => undefined}
            {...props}
          >
            <h1>Page</h1>
          </AppShell>
        </MemoryRouter>
      </AppThemeProvider>
    </SettingsProvider>,
  );
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('side menu', () => {
  it('has the specification’s entries, leading where it says', () => {
    open();
    const targets = Object.entries({
      'User Profile': '/userprofile',
      'Prompts Library': '/promptlist',
      'Flexible Price': '/flexibleprice',
      'Billing History': '/billinghistory',
      Dashboard: '/',
    });
    for (const [name, path] of targets) {
      expect(menu().getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  it('opens the marketing site in a new tab, and says so', () => {
    open();
    const website = menu().getByRole('link', { name: /Website.*opens in a new tab/u });
    expect(website.getAttribute('target')).toBe('_blank');
    expect(website.getAttribute('rel')).toContain('noopener');
  });

  it('marks the active entry alone', () => {
    open();
    const current = menu().getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['Dashboard']);
  });

  it('hides billing and team from whom they are not for', () => {
    open({ can: (_action, subject) => !['billing', 'team'].includes(subject) });
    expect(menu().queryByRole('link', { name: 'Billing History' })).toBeNull();
    expect(menu().queryByRole('link', { name: 'Team' })).toBeNull();
    expect(menu().getByRole('link', { name: 'Prompts Library' })).toBeTruthy();
  });

  it('has Logout below', async () => {
    const onLogout = vi.fn<() => void>();
    open({ onLogout });
    await userEvent.click(menu().getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });
});

describe('top bar', () => {
  it("offers the '30-Day Free Trial' before it began", () => {
    open();
    const button = screen.getByRole('link', { name: '30-Day Free Trial' });
    expect(button.getAttribute('href')).toBe('/flexibleprice');
  });

  it('counts the days during the trial', () => {
    open({ trial: { kind: 'running', daysLeft: 12 } });
    expect(screen.getByRole('link', { name: 'Trial: 12 days left' })).toBeTruthy();
  });

  it('says nothing of a trial on a paid plan', () => {
    open({ trial: { kind: 'none' } });
    expect(screen.queryByRole('link', { name: /trial/iu })).toBeNull();
  });

  it("the avatar's menu has the fixed label 'Admin' and Logout", async () => {
    const onLogout = vi.fn<() => void>();
    open({ onLogout });
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(screen.getByText('Admin')).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });
});

describe('footer', () => {
  it("says 'All rights reserved' and the current year under the company's name", () => {
    open();
    expect(screen.getByRole('contentinfo').textContent).toBe(
      `PromptwellAll rights reserved © ${new Date().getFullYear()}`,
    );
  });
});

describe('keyboard', () => {
  it('the skip link leads to the page', async () => {
    open();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('Ctrl and K opens the palette, arrows and Enter run a command', async () => {
    const run = vi.fn<() => void>();
    const commands = ['First', 'Second'].map((title) => ({
      id: title,
      title,
      group: 'Screens',
      run: () => run.call(title),
    }));
    open({ commands });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', {}, { timeout: 5000 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(run.mock.contexts).toEqual(['Second']);
  });

  it('? shows the sheet, where single keys can be turned off', async () => {
    open();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole(
      'dialog',
      { name: 'Keyboard shortcuts' },
      { timeout: 5000 },
    );
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('promptwell.singleKeys')).toBe('off');
  });
});
