/** A letter on its way. */
export const letter = (
  <>
    <path
      d="M22 76h34M14 96h30M28 116h22"
      stroke="var(--p)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".5"
    />
    <rect
      x="66"
      y="50"
      width="130"
      height="92"
      rx="10"
      fill="var(--s)"
      stroke="var(--p)"
      strokeWidth="2.500"
    />
    <path
      d="m70 60 54 42a12 12 0 0 0 15 0l54-42"
      fill="none"
      stroke="var(--p)"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
    <path d="m70 136 40-36M192 136l-40-36" stroke="var(--l)" strokeWidth="2" />
    <circle cx="190" cy="54" r="18" fill="var(--p)" />
    <path
      d="m182 54 6 6 11-12"
      fill="none"
      stroke="var(--c)"
      strokeWidth="3.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
