import type { Page } from '@playwright/test';
import { inOrder, menuItem, press, type FailingCall } from './failing-call.ts';
import { LINK_TOKEN } from './visitor.ts';

const TEAM = '/userinformation';
const INVITATION = `/invitation/${LINK_TOKEN}`;
const MEMBER = 'Actions for Jonas Weber';
const INVITED = 'Actions for سامي منصور';

const confirm = (name: string) => (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** The team's owner. */
export const FAILING_TEAM_CALLS: readonly FailingCall[] = [
  { operation: 'listSubUsers', path: TEAM },
  {
    operation: 'addSubUsers',
    path: TEAM,
    act: inOrder(
      press('Invite people'),
      (page) => page.getByLabel('Email addresses').fill('lin@example.com'),
      press('Invite 1 person'),
    ),
    wayOn: /^Invite 1 person$/,
    outlivesSession: false,
  },
  {
    operation: 'updateSubUser',
    path: TEAM,
    act: menuItem(MEMBER, 'Make viewer'),
    wayOn: new RegExp(MEMBER),
  },
  {
    operation: 'updateSubUser',
    path: TEAM,
    act: inOrder(menuItem(MEMBER, 'Suspend'), confirm('Suspend')),
    wayOn: /^Suspend$/,
  },
  {
    operation: 'removeSubUser',
    path: TEAM,
    act: inOrder(menuItem(MEMBER, 'Remove'), confirm('Remove')),
    wayOn: /^Remove$/,
  },
  {
    operation: 'resendInvitation',
    path: TEAM,
    act: menuItem(INVITED, 'Resend invitation'),
    wayOn: new RegExp(INVITED),
  },
  { operation: 'joinTeam', path: INVITATION, act: press('Join team'), wayOn: /^Join team$/ },
];

/** Holders of an invitation without an account. */
export const FAILING_INVITATIONS: readonly FailingCall[] = [
  { operation: 'getInvitation', path: INVITATION },
  {
    operation: 'acceptInvitation',
    path: INVITATION,
    typed: { 'First name': 'Lin', 'Last name': 'Chen', Password: 'river stone umbrella' },
    act: inOrder((page) => page.getByRole('checkbox').check(), press('Create account')),
    wayOn: /^Create account$/,
  },
];
