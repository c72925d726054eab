import Box from '@mui/material/Box';

/** Our own drawing: cards of prompts rising from a well, one of them picked out. Decoration. */
export function GuestBanner() {
  return (
    <Box
      component="svg"
      viewBox="0 0 520 380"
      aria-hidden="true"
      focusable="false"
      sx={{
        width: '100%',
        maxWidth: 520,
        height: 'auto',
        '--p': 'var(--pw-palette-primary-main)',
        '--c': 'var(--pw-palette-primary-contrastText)',
        '--s': 'var(--pw-palette-background-paper)',
        '--l': 'var(--pw-palette-divider)',
        '--t': 'var(--pw-palette-surface-track)',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <circle cx="262" cy="176" r="150" fill="var(--p)" opacity=".1" />
      <circle cx="262" cy="176" r="108" fill="var(--p)" opacity=".09" />
      <g transform="rotate(-9 128 150)">
        <rect x="52" y="94" width="150" height="112" rx="12" fill="var(--s)" stroke="var(--l)" />
        <rect x="70" y="114" width="66" height="10" rx="5" fill="var(--p)" opacity=".55" />
        <rect x="70" y="138" width="114" height="8" rx="4" fill="var(--t)" />
        <rect x="70" y="156" width="96" height="8" rx="4" fill="var(--t)" />
        <rect x="70" y="174" width="52" height="14" rx="7" fill="var(--p)" opacity=".2" />
      </g>
      <g transform="rotate(8 396 138)">
        <rect x="322" y="80" width="150" height="112" rx="12" fill="var(--s)" stroke="var(--l)" />
        <rect x="340" y="100" width="84" height="10" rx="5" fill="var(--p)" opacity=".55" />
        <rect x="340" y="124" width="114" height="8" rx="4" fill="var(--t)" />
        <rect x="340" y="142" width="78" height="8" rx="4" fill="var(--t)" />
        <path
          d="M340 174h18l8-12 12 20 8-14 8 6h20"
          fill="none"
          stroke="var(--p)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g>
        <rect
          x="166"
          y="56"
          width="192"
          height="170"
          rx="16"
          fill="var(--s)"
          stroke="var(--p)"
          strokeWidth="2"
        />
        <circle cx="196" cy="88" r="13" fill="var(--p)" />
        <path
          d="m192 82.500 6 5.500-6 5.500"
          fill="none"
          stroke="var(--c)"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="220" y="78" width="92" height="9" rx="4.500" fill="currentColor" opacity=".75" />
        <rect x="220" y="93" width="58" height="7" rx="3.500" fill="currentColor" opacity=".3" />
        <rect x="184" y="120" width="156" height="8" rx="4" fill="var(--t)" />
        <rect x="184" y="138" width="60" height="16" rx="8" fill="var(--p)" opacity=".24" />
        <rect x="250" y="142" width="90" height="8" rx="4" fill="var(--t)" />
        <rect x="184" y="164" width="120" height="8" rx="4" fill="var(--t)" />
        <rect x="184" y="186" width="84" height="24" rx="6" fill="var(--p)" />
        <rect x="200" y="195" width="52" height="6" rx="3" fill="var(--c)" />
        <rect
          x="276"
          y="186"
          width="64"
          height="24"
          rx="6"
          fill="none"
          stroke="var(--l)"
          strokeWidth="2"
        />
      </g>
      <g>
        <path d="M144 288v56c0 15 53 26 118 26s118-11 118-26v-56z" fill="var(--p)" opacity=".92" />
        <path
          d="M144 310c0 15 53 26 118 26s118-11 118-26M144 328c0 15 53 26 118 26s118-11 118-26M178 308v18M222 314v18M262 316v17M302 314v18M346 308v18M200 330v17M242 335v17M284 335v17M324 330v17M180 343v17M222 350v17M262 352v17M302 350v17M344 343v17"
          fill="none"
          stroke="var(--c)"
          strokeWidth="2"
          opacity=".28"
        />
        <ellipse
          cx="262"
          cy="286"
          rx="136"
          ry="28"
          fill="var(--s)"
          stroke="var(--p)"
          strokeWidth="3"
        />
        <ellipse cx="262" cy="288" rx="112" ry="19" fill="var(--p)" opacity=".28" />
        <path
          d="M186 288q14-7 28 0t28 0 28 0 28 0 28 0"
          fill="none"
          stroke="var(--p)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M214 297q12-5 24 0t24 0 24 0 24 0"
          fill="none"
          stroke="var(--p)"
          strokeWidth="2.500"
          strokeLinecap="round"
          opacity=".6"
        />
      </g>
      <g stroke="var(--p)" strokeWidth="2.500" strokeLinecap="round" fill="none">
        <path d="M262 266v-26M252 250l10-11 10 11" />
        <path d="M168 262v-14M356 262v-14" strokeDasharray="1 7" />
      </g>
      <g fill="var(--p)">
        <path d="m430 236 3.500 8.500 8.500 3.500-8.500 3.500-3.500 8.500-3.500-8.500-8.500-3.500 8.500-3.500z" />
        <path
          d="m96 52 2.700 6.600 6.600 2.700-6.600 2.700-2.700 6.600-2.700-6.600-6.600-2.700 6.600-2.700z"
          opacity=".7"
        />
        <circle cx="402" cy="48" r="5" opacity=".5" />
        <circle cx="84" cy="248" r="6" opacity=".35" />
      </g>
    </Box>
  );
}
