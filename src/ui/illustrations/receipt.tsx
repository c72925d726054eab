/** A receipt and a card. */
export const receipt = (
  <>
    <path
      d="M70 30h76v122l-12.700-8-12.600 8-12.700-8-12.700 8-12.600-8-12.700 8z"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M84 52h30M84 68h48M84 84h40M84 100h24"
      stroke="var(--t)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <g transform="rotate(-8 160 116)">
      <rect x="116" y="88" width="88" height="56" rx="8" fill="var(--p)" />
      <path d="M116 106h88" stroke="var(--c)" strokeWidth="9" opacity=".3" />
      <path d="M128 130h22" stroke="var(--c)" strokeWidth="5" strokeLinecap="round" opacity=".85" />
      <circle cx="186" cy="129" r="7" fill="var(--c)" opacity=".7" />
    </g>
  </>
);
