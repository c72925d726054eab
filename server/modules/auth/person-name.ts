import { oneLine } from '#server/platform/text/one-line.ts';
import { text } from '#server/platform/text/texts.ts';

/**
 * What no name has and mail programs turn into links: addresses of sites and people, markup. A dot
 * between letters is one ("evil.example"), a dot after an initial is none ("J. R.", "J.R.").
 */
const NO_NAME = /[/\\@<>{}[\]|#*_=~^`$%&+;:!?"]|www\.|\p{L}{2}[.。．｡]\p{L}{2}/iu;
const MAX_WORDS = 6;

/** What is wrong with a person's name, as a field code. It goes into mails, so that it may not be one. */
export function nameFault(name: string): 'required' | 'not_a_name' | undefined {
  const line = oneLine(name);
  if (line === '') return 'required';
  const isName = /\p{L}/u.test(line) && line.split(' ').length <= MAX_WORDS && !NO_NAME.test(line);
  return isName ? undefined : 'not_a_name';
}

/** What mail programs make links of, within a text that is no name. */
const LINK = /[/\\@<>]|www\.|\p{L}{2}[.。．｡]\p{L}{2}/iu;

type Client = { email: string; firstName: string; lastName: string; company: string | null };

/** A person as they are shown to others: both names, else the local part of the address. */
export function fullName(user: { email: string; firstName: string; lastName: string }): string {
  const name = oneLine(`${user.firstName} ${user.lastName}`);
  return name === '' ? localPart(user.email) : name;
}

/** What a client's team is called: the company, else the team of the client. */
export function teamName(client: Client, locale: string): string {
  return oneLine(client.company ?? '') || text(locale, 'team:ofClient', { name: fullName(client) });
}

/**
 * Names for a mail, without anything that becomes a link: `team` by itself, `theirTeam` in a sentence that names the
 * inviter too.
 */
export function mailTeam(
  client: Client,
  locale: string,
): { team: string; theirTeam: string; inviter: string } {
  const name = fullName(client);
  const inviter = nameFault(name) === undefined ? name : localPart(client.email);
  const company = oneLine(client.company ?? '');
  if (company !== '' && !LINK.test(company)) return { team: company, theirTeam: company, inviter };
  const team = text(locale, 'team:ofClient', { name: inviter });
  return { team, theirTeam: text(locale, 'team:ofInviter'), inviter };
}

/** Local part of an address, without a tag and without dots, which mail programs would make a link of. */
export function localPart(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'));
  return (local.split('+')[0] || local).replaceAll('.', ' ').trim();
}

/**
 * Name in a mail's greeting. A registration may name a stranger's address: until the address is
 * verified, the greeting uses its local part.
 */
export function mailName(user: {
  email: string;
  firstName: string;
  emailVerifiedAt: Date | null;
}): string {
  if (user.emailVerifiedAt && nameFault(user.firstName) === undefined) return user.firstName;
  return localPart(user.email);
}

/** Where a mail to a person goes, in which language, and how it addresses them. */
export function recipient(user: Parameters<typeof mailName>[0] & { language: string }) {
  return { to: user.email, locale: user.language, params: { name: mailName(user) } };
}
