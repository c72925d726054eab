import { PAGES, SCREENS } from './screens.ts';

/** Pages of signing in: returning to one of them after signing in would lead in a circle. */
export const SIGN_IN_PAGES = [
  PAGES.login,
  PAGES.register,
  PAGES.forgotPassword,
  PAGES.resendLink,
  PAGES.checkEmail,
  PAGES.verifyEmail,
  PAGES.resetPassword,
] as const;

/** Pages that the build renders ahead, once per language. */
export const PRERENDERED_PAGES = [...SIGN_IN_PAGES] as const;

/** Screens of the signed-in area: the build writes a page for each, once per language, with a picture of it. */
export const SIGNED_IN_SCREENS = SCREENS.filter(({ layout }) => layout === 'main');

/** Pages whose address may end in a mailed token. */
export const TOKEN_PAGES = [PAGES.verifyEmail, PAGES.resetPassword, PAGES.invitation] as const;

/** Pages without live chat: a token in the address, a password or a card. */
export const PAGES_WITHOUT_CHAT = [
  ...TOKEN_PAGES,
  PAGES.checkEmail,
  PAGES.resendLink,
  PAGES.checkout,
  PAGES.paymentSuccess,
  PAGES.paymentFail,
  PAGES.plans,
] as const;

/** Whether an address is a page's own or lies below it. */
export function isWithinPage(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}
