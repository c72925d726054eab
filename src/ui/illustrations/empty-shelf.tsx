/** A shelf with room, and the first card arriving. */
export const emptyShelf = (
  <>
    <path
      d="M42 156V56a8 8 0 0 1 8-8h140a8 8 0 0 1 8 8v100"
      fill="var(--s)"
      stroke="var(--l)"
      strokeWidth="2"
    />
    <path d="M42 104h156M42 156h156" stroke="var(--l)" strokeWidth="2" />
    <rect x="56" y="68" width="14" height="36" rx="3" fill="var(--p)" opacity=".75" />
    <rect x="73" y="62" width="12" height="42" rx="3" fill="var(--t)" stroke="var(--l)" />
    <rect
      x="91"
      y="71"
      width="14"
      height="34"
      rx="3"
      fill="var(--p)"
      opacity=".3"
      transform="rotate(12 98 88)"
    />
    <rect x="60" y="120" width="38" height="36" rx="5" fill="var(--t)" stroke="var(--l)" />
    <path d="M70 134h18M70 142h12" stroke="var(--l)" strokeWidth="2" strokeLinecap="round" />
    <g transform="rotate(8 160 58)">
      <rect
        x="128"
        y="26"
        width="68"
        height="54"
        rx="8"
        fill="var(--s)"
        stroke="var(--p)"
        strokeWidth="2"
      />
      <circle cx="142" cy="41" r="6" fill="var(--p)" />
      <path
        d="m140.500 38.500 3 2.500-3 2.500"
        fill="none"
        stroke="var(--c)"
        strokeWidth="1.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M154 41h30M138 56h46M138 66h28"
        stroke="var(--t)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
    <path
      d="M134 92v8M146 94v6"
      stroke="var(--p)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="2 4"
    />
  </>
);
