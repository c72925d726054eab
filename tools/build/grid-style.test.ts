// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createAppTheme, type AppThemeOptions } from '#src/theme/create-app-theme.ts';
import { GRID_STYLE_HASH, inlineHash } from './first-paint/page-html.ts';

afterEach(cleanup);

/** What the grid writes into its style element under this theme. */
function gridStyle(options: AppThemeOptions): string {
  const grid = createElement(DataGrid, { rows: [], columns: [] });
  const { container } = render(
    createElement(ThemeProvider, { theme: createAppTheme(options), children: grid }),
  );
  return container.querySelector('style[href]')?.textContent ?? '';
}

describe("the data grid's style element", () => {
  it.each([
    { direction: 'ltr', themeColor: 'primary', skin: 'default' },
    { direction: 'rtl', themeColor: 'info', skin: 'bordered' },
    { direction: 'ltr', themeColor: 'error', skin: 'semi-dark' },
  ] as const)('passes the Content-Security-Policy: $direction $themeColor $skin', (options) => {
    const style = gridStyle(options);
    expect(style).toContain('.MuiDataGridVariables-');
    expect(inlineHash(style)).toBe(GRID_STYLE_HASH);
  });
});
