/** A locked door with a light on behind it. */
export const lock = (
  <>
    <rect
      x="76"
      y="28"
      width="88"
      height="132"
      rx="8"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <rect x="88" y="42" width="64" height="40" rx="5" fill="var(--p)" opacity=".22" />
    <rect x="88" y="96" width="64" height="52" rx="5" fill="var(--t)" />
    <g>
      <path
        d="M150 94v-9a14 14 0 0 1 28 0v9"
        fill="none"
        stroke="var(--p)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="142" y="92" width="44" height="38" rx="8" fill="var(--p)" />
      <circle cx="164" cy="108" r="4.500" fill="var(--c)" />
      <path d="M164 110v9" stroke="var(--c)" strokeWidth="4" strokeLinecap="round" />
    </g>
    <circle cx="84" cy="98" r="4" fill="var(--l)" />
    <path d="M56 160h128" stroke="var(--l)" strokeWidth="2" strokeLinecap="round" />
  </>
);
