/** An address as it is kept: trimmed and composed. */
export function cleanEmail(email: string): string {
  return email.trim().normalize('NFC');
}

/** An address as it is compared: without regard to case. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase();
}

/** The mailbox that an address leads to at most providers: what follows a plus is the sender's own tag. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+');
  return plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key;
}

/** The first letters only, as in `a•••@e•••.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local] = email.slice(0, at);
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const [host] = domain;
  return `${local ?? ''}•••@${host ?? ''}•••${dot > 0 ? domain.slice(dot) : ''}`;
}
