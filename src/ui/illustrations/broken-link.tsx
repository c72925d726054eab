/** A path that ends, and a signpost. */
export const brokenLink = (
  <>
    <path
      d="M30 158c40-6 44-28 78-30"
      fill="none"
      stroke="var(--l)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M124 127h1M140 124h1M158 122h1"
      stroke="var(--l)"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".6"
    />
    <path d="M120 44v112" stroke="var(--l)" strokeWidth="6" strokeLinecap="round" />
    <path d="M78 40h84l16 16-16 16H78a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z" fill="var(--p)" />
    <path
      d="M162 80H92L78 93l14 13h70a5 5 0 0 0 5-5V85a5 5 0 0 0-5-5z"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <path d="M92 56h54" stroke="var(--c)" strokeWidth="5" strokeLinecap="round" opacity=".85" />
    <path d="M104 93h46" stroke="var(--t)" strokeWidth="6" strokeLinecap="round" />
    <circle cx="198" cy="38" r="9" fill="none" stroke="var(--p)" strokeWidth="3" opacity=".6" />
  </>
);
