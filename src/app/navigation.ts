import { PAGES } from '#core/screens.ts';
import {
  mdiAccountCircleOutline,
  mdiAccountGroupOutline,
  mdiChip,
  mdiCreation,
  mdiCurrencyUsd,
  mdiFileDocumentMultipleOutline,
  mdiLightbulbOnOutline,
  mdiPlus,
  mdiReceiptTextOutline,
  mdiViewDashboardOutline,
  mdiWeb,
} from '@mdi/js';
import { paths } from '../lib/paths.ts';
import type { NavItem } from '../shell/navigation/nav-types.ts';

/**
 * The menu of both layouts. The specification's entries are User Profile, Prompts Library, Flexible
 * Price, Billing History, Website and Dashboard; Generate, Starters, Models and Team are additions.
 */
export function navigation(websiteUrl: string | undefined): NavItem[] {
  return [
    {
      kind: 'link',
      title: 'nav.dashboard',
      path: paths.home(),
      covers: [paths.dashboard()],
      icon: mdiViewDashboardOutline,
      action: 'read',
      subject: 'dashboard',
    },
    { kind: 'section', sectionTitle: 'nav.work', action: 'read', subject: 'prompts' },
    {
      kind: 'link',
      title: 'nav.generate',
      path: paths.generator(),
      icon: mdiCreation,
      quickAction: { id: 'action:newPrompt', title: 'palette.newPrompt', icon: mdiPlus },
      action: 'create',
      subject: 'prompts',
    },
    {
      kind: 'link',
      title: 'nav.prompts',
      path: paths.prompts(),
      covers: [PAGES.prompt],
      icon: mdiFileDocumentMultipleOutline,
      action: 'read',
      subject: 'prompts',
    },
    {
      kind: 'link',
      title: 'nav.starters',
      path: paths.starters(),
      icon: mdiLightbulbOnOutline,
      action: 'read',
      subject: 'prompts',
    },
    { kind: 'section', sectionTitle: 'nav.account', action: 'read', subject: 'account' },
    {
      kind: 'link',
      title: 'nav.profile',
      path: paths.profile(),
      icon: mdiAccountCircleOutline,
      action: 'read',
      subject: 'account',
    },
    {
      kind: 'link',
      title: 'nav.models',
      path: paths.models(),
      icon: mdiChip,
      action: 'read',
      subject: 'prompts',
    },
    {
      kind: 'link',
      title: 'nav.team',
      path: paths.team(),
      icon: mdiAccountGroupOutline,
      action: 'read',
      subject: 'team',
    },
    {
      kind: 'link',
      title: 'nav.plans',
      path: paths.plans(),
      icon: mdiCurrencyUsd,
      action: 'read',
      subject: 'billing',
    },
    {
      kind: 'link',
      title: 'nav.billingHistory',
      path: paths.billingHistory(),
      icon: mdiReceiptTextOutline,
      action: 'read',
      subject: 'billing',
    },
    ...(websiteUrl
      ? [
          {
            kind: 'link',
            title: 'nav.website',
            path: websiteUrl,
            icon: mdiWeb,
            openInNewTab: true,
          } satisfies NavItem,
        ]
      : []),
  ];
}
