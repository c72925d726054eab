/** A plug pulled from its socket. */
export const plug = (
  <>
    <path
      d="M20 128c28 0 26-36 54-36"
      fill="none"
      stroke="var(--l)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <rect
      x="72"
      y="70"
      width="38"
      height="44"
      rx="9"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <path d="M110 82h15M110 102h15" stroke="var(--l)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M220 56c-26 0-24 36-48 36"
      fill="none"
      stroke="var(--p)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M172 66h-10a16 16 0 0 0-16 16v20a16 16 0 0 0 16 16h10z" fill="var(--p)" />
    <path d="M146 82h-4M146 102h-4" stroke="var(--p)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="m128 54 4 10M116 56l10 8M136 138l-4-10M122 138l6-10"
      stroke="var(--p)"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
  </>
);
