import type { UserRow } from '#server/db/schema/account.ts';
import type { MailIntent } from '#server/platform/mail/mail-intent.ts';
import { text } from '#server/platform/text/texts.ts';
import {
  fullName,
  localPart,
  mailName,
  mailTeam,
  nameFault,
  recipient,
} from '../auth/person-name.ts';
import type { SubUserRow } from './invitation-repository.ts';

type Client = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'company' | 'language'>;

/** The link, for the first time or in place of an earlier one; in the language of an account, else the client's. */
export function invitationMail(
  invited: Pick<SubUserRow, 'email' | 'name' | 'preset'> & { language: string | undefined },
  client: Client,
  { url, renewed }: { url: string; renewed: boolean },
): MailIntent {
  const locale = invited.language ?? client.language;
  const isName = nameFault(invited.name) === undefined;
  const name = isName ? invited.name : localPart(invited.email);
  return {
    to: invited.email,
    locale,
    template: `mail:${renewed ? 'invitationRenewed' : 'invitation'}`,
    params: {
      ...mailTeam(client, locale),
      name,
      can: text(locale, `team:presetCan.${invited.preset}`),
    },
    url,
  };
}

/** Tells the client that an invitation was accepted. */
export function joinedMail(
  person: Pick<UserRow, 'email' | 'firstName' | 'lastName'>,
  client: UserRow,
): MailIntent {
  const shown = fullName(person);
  return {
    ...recipient(client),
    template: 'mail:joined',
    params: {
      name: mailName(client),
      person: nameFault(shown) === undefined ? shown : localPart(person.email),
    },
  };
}

/** Tells a person what the client did: removed or suspended them. */
export function memberMail(
  kind: 'removed' | 'suspended',
  person: Pick<UserRow, 'email' | 'firstName' | 'emailVerifiedAt' | 'language'>,
  client: Client,
): MailIntent {
  return {
    ...recipient(person),
    template: `mail:${kind}`,
    params: { ...mailTeam(client, person.language), name: mailName(person) },
  };
}
