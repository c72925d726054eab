import { describe, expect, it } from 'vitest';
import { partVariables } from './used-variables.ts';

describe('custom properties of a page', () => {
  it('are those that it uses, and those that these use, in every mode', () => {
    const css =
      ':root{--a:1px;--b:var(--c, 2px);--c:3px;--d:4px;}[data-mode="light"]{--c:5px;--d:6px;}';
    expect(partVariables(css, '.x{margin:var(--b)}')).toEqual({
      used: ':root{--b:var(--c, 2px);--c:3px;}[data-mode="light"]{--c:5px;}',
      rest: ':root{--a:1px;--d:4px;}[data-mode="light"]{--d:6px;}',
    });
  });

  it('are kept where a rule beside them uses them, and other rules stay', () => {
    const css = 'body{color:var(--a);}:root{--a:red;--b:blue;}@media print{:root{--b:black;}}';
    expect(partVariables(css, '').used).toBe('body{color:var(--a);}:root{--a:red;}');
  });
});
