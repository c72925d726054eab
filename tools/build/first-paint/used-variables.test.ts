import { describe, expect, it } from 'vitest';
import { partVariables } from './used-variables.ts';

describe('custom properties of a page', () => {
  it('are those that it uses, and those that these use, in every mode', () => {
    const css =
      ':root{--a:1px;--b:var(--c, 2px);--c:3px;--d:4px;}[data-mode="light"]{--c:5px;--d:6px;}';
    expect(partVariables(css, '.x{margin:var(--b)}')).toEqual({
      used: ':root{--b:var(--c, 2px);--c:3px;}[data-mode="light"]{--c:5px;}',
      rest: ':where(:root){--a:1px;--d:4px;}:where([data-mode="light"]){--d:6px;}',
    });
  });

  it('are kept where a rule beside them uses them, and other rules stay', () => {
    const css = 'body{color:var(--a);}:root{--a:red;--b:blue;}@media print{:root{--b:black;}}';
    const { used, rest } = partVariables(css, '');
    expect(used).toBe('body{color:var(--a);}:root{--a:red;}');
    expect(rest).toBe(
      ':where(body){color:var(--a);}:where(:root){--b:blue;}@media print{:where(:root){--b:black;}}',
    );
  });
});
