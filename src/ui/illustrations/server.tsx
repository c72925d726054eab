/** Two servers, one of them with a plaster. */
export const server = (
  <>
    <rect
      x="58"
      y="38"
      width="124"
      height="50"
      rx="9"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <rect
      x="58"
      y="98"
      width="124"
      height="50"
      rx="9"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <circle cx="78" cy="63" r="6" fill="var(--p)" />
    <circle cx="78" cy="123" r="6" fill="var(--t)" stroke="var(--l)" />
    <path d="M98 63h40M98 123h28" stroke="var(--t)" strokeWidth="7" strokeLinecap="round" />
    <path d="M156 56v14M166 56v14" stroke="var(--l)" strokeWidth="3" strokeLinecap="round" />
    <g transform="rotate(-28 156 124)">
      <rect x="126" y="113" width="60" height="22" rx="11" fill="var(--p)" />
      <rect x="145" y="113" width="22" height="22" fill="var(--c)" opacity=".28" />
      <path
        d="M151 120h.1M161 120h.1M151 128h.1M161 128h.1"
        stroke="var(--c)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
    <path d="M120 148v12M88 160h64" stroke="var(--l)" strokeWidth="3" strokeLinecap="round" />
  </>
);
