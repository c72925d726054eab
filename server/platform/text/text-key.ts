import type account from '#server/locales/en/account.json';
import type auth from '#server/locales/en/auth.json';
import type billing from '#server/locales/en/billing.json';
import type categories from '#server/locales/en/categories.json';
import type demo from '#server/locales/en/demo.json';
import type mail from '#server/locales/en/mail.json';
import type problems from '#server/locales/en/problems.json';
import type prompts from '#server/locales/en/prompts.json';
import type team from '#server/locales/en/team.json';

type Catalogues = {
  account: typeof account;
  auth: typeof auth;
  billing: typeof billing;
  categories: typeof categories;
  demo: typeof demo;
  mail: typeof mail;
  problems: typeof problems;
  prompts: typeof prompts;
  team: typeof team;
};

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;
type PathsOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${PathsOf<Node[Key]>}`;
}[keyof Node & string];

/** Every key of the English catalogues (`ns:dotted.key`), without the suffix of its plural form. */
export type TextKey = {
  [Namespace in keyof Catalogues]: `${Namespace}:${PathsOf<Catalogues[Namespace]>}`;
}[keyof Catalogues];

/** The names of a branch of texts: `KeysBelow<'billing:features'>` is `'monthly' | 'pooled' …`. */
export type KeysBelow<Branch extends string> = TextKey extends infer Key
  ? Key extends `${Branch}.${infer Name}`
    ? Name
    : never
  : never;

/** The texts of a mail: what `mail.json` has with a subject. */
export type MailTemplate = `mail:${{
  [Name in keyof typeof mail]: (typeof mail)[Name] extends { subject: string } ? Name : never;
}[keyof typeof mail]}`;
