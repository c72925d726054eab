import * as accounts from '../account.ts';
import * as due from '../due.ts';
import * as quotes from '../quote.ts';
import * as transitions from '../transitions.ts';
import * as withdrawals from '../withdrawal.ts';

/** The engine as the histories use it, so that a test can put a fault into one rule. */
export const RULES = {
  enterPaid: accounts.enterPaid,
  enterRefund: accounts.enterRefund,
  enterCredit: accounts.enterCredit,
  isCurrent: accounts.isCurrent,
  renewalKey: accounts.renewalKey,
  paymentKey: accounts.paymentKey,
  nextDue: due.nextDue,
  quoteFor: quotes.quoteFor,
  renewalQuote: quotes.renewalQuote,
  startTrial: transitions.startTrial,
  keepCard: transitions.keepCard,
  beginPayment: transitions.beginPayment,
  expireIncomplete: transitions.expireIncomplete,
  renewalFailed: transitions.renewalFailed,
  endOnFree: transitions.endOnFree,
  cancelAutopay: transitions.cancelAutopay,
  resumeAutopay: transitions.resumeAutopay,
  scheduleChange: transitions.scheduleChange,
  discardChange: transitions.discardChange,
  withdraw: withdrawals.withdraw,
};
export type Rules = typeof RULES;
