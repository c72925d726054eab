export type LogoMarkProps = { size?: number };

/** Our mark: a prompt's caret above the water line of a well. Decoration; name it next to it. */
export function LogoMark({ size = 32 }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--pw-palette-primary-main)" />
      <g
        fill="none"
        stroke="var(--pw-palette-primary-contrastText)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M10 8.5 16 14l-6 5.5" />
        <path d="M7.5 24c1.6-1.9 3.4-1.9 5 0s3.4 1.9 5 0 3.4-1.9 5 0 1.6 1.3 2 .6" opacity=".9" />
      </g>
    </svg>
  );
}
