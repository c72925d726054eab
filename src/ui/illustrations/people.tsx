/** A group with a place kept free. */
export const people = (
  <>
    <circle cx="120" cy="62" r="20" fill="var(--p)" />
    <path d="M84 132a36 36 0 0 1 72 0v12H84z" fill="var(--p)" />
    <circle cx="68" cy="80" r="15" fill="var(--s)" stroke="var(--l)" strokeWidth="2" />
    <path d="M40 144v-10a28 28 0 0 1 40-25" fill="var(--s)" stroke="var(--l)" strokeWidth="2" />
    <circle
      cx="172"
      cy="80"
      r="15"
      fill="none"
      stroke="var(--p)"
      strokeWidth="2.500"
      strokeDasharray="5 5"
    />
    <path
      d="M160 109a28 28 0 0 1 40 25v10"
      fill="none"
      stroke="var(--p)"
      strokeWidth="2.500"
      strokeDasharray="5 5"
    />
    <path d="M172 73v14M165 80h14" stroke="var(--p)" strokeWidth="3" strokeLinecap="round" />
    <path d="M32 144h176" stroke="var(--l)" strokeWidth="2" strokeLinecap="round" />
  </>
);
