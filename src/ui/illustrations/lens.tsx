/** A lens over pages in which nothing was found. */
export const lens = (
  <>
    <rect
      x="56"
      y="40"
      width="82"
      height="108"
      rx="8"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <path
      d="M70 62h44M70 78h54M70 94h36M70 110h46M70 126h26"
      stroke="var(--t)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="148" cy="96" r="36" fill="var(--s)" stroke="var(--p)" strokeWidth="5" />
    <circle cx="148" cy="96" r="27" fill="var(--p)" opacity=".12" />
    <path d="m174 122 22 22" stroke="var(--p)" strokeWidth="10" strokeLinecap="round" />
    <path
      d="M139 90a9 9 0 1 1 13 8c-3 1.600-4 3-4 6"
      fill="none"
      stroke="var(--p)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="148" cy="113" r="2.800" fill="var(--p)" />
  </>
);
