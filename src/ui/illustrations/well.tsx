/** A well from which a prompt rises. */
export const well = (
  <>
    <path d="M72 112v38c0 8 21 13 48 13s48-5 48-13v-38z" fill="var(--p)" />
    <path
      d="M72 128c0 8 21 13 48 13s48-5 48-13M90 126v12M120 130v11M150 126v12M104 141v12M136 141v12"
      fill="none"
      stroke="var(--c)"
      strokeWidth="1.600"
      opacity=".3"
    />
    <ellipse
      cx="120"
      cy="112"
      rx="56"
      ry="13"
      fill="var(--s)"
      stroke="var(--p)"
      strokeWidth="2.500"
    />
    <ellipse cx="120" cy="113" rx="44" ry="8" fill="var(--p)" opacity=".3" />
    <rect
      x="82"
      y="24"
      width="76"
      height="64"
      rx="9"
      fill="var(--s)"
      stroke="var(--p)"
      strokeWidth="2"
    />
    <circle cx="98" cy="41" r="7" fill="var(--p)" />
    <path
      d="m96 38 4 3-4 3"
      fill="none"
      stroke="var(--c)"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M112 41h34M96 58h50M96 70h34"
      stroke="var(--t)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M120 104V94M114 98l6-6 6 6"
      fill="none"
      stroke="var(--p)"
      strokeWidth="2.200"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="m184 44 2.600 6.400 6.400 2.600-6.400 2.600-2.600 6.400-2.600-6.400-6.400-2.600 6.400-2.600zM50 66l1.900 4.600 4.600 1.900-4.600 1.900-1.900 4.600-1.900-4.600-4.600-1.900 4.600-1.900z"
      fill="var(--p)"
    />
  </>
);
