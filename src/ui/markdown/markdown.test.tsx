import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkdownBody } from './markdown-body.tsx';
import { isWithinMarkdownLimits } from './markdown-limits.ts';
import { Markdown } from './markdown.tsx';
import { safeUrl } from './safe-url.ts';

describe('links', () => {
  it.each(['https://example.com', 'http://example.com/a?b', 'mailto:a@example.com'])(
    '%s may be followed',
    (url) => expect(safeUrl(url)).toBe(url),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/login',
    '',
  ])('%j may not', (url) => expect(safeUrl(url)).toBeUndefined());

  it('carry rel, and open elsewhere', () => {
    render(<MarkdownBody text="[good](https://example.com)" />);
    const link = screen.getByRole('link', { name: 'good' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('hostile markup', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('%j leaves nothing active', (text) => {
    const { container } = render(<MarkdownBody text={text} />);
    expect(container.querySelector('script, img, iframe, svg, object, embed')).toBeNull();
    expect(container.querySelector('[href^="javascript" i], [onerror], [onload]')).toBeNull();
  });

  it('an image becomes a link, so that nothing is fetched unasked', () => {
    const { container } = render(<MarkdownBody text="![chart](https://evil.example/?q=1)" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://evil.example/?q=1');
    expect(document.querySelector('link[rel="preload"]')).toBeNull();
  });
});

describe('limits', () => {
  it.each([
    ['5,000 quote marks', '> '.repeat(5000)],
    ['3,000 list marks', '- '.repeat(3000)],
    ['20,000 brackets', '['.repeat(20_000)],
    ['indentation', `${' '.repeat(300)}x`],
    ['20,000 stars', '*a _b '.repeat(4000)],
    ['more than 64 KB', 'a'.repeat(65 * 1024)],
    ['more than 64 KB in few letters', '\u6c49'.repeat(30 * 1024)],
  ])('%s are shown as plain text at once', (_name, text) => {
    expect(isWithinMarkdownLimits(text)).toBe(false);
    const started = performance.now();
    const { container } = render(<Markdown text={text} />);
    expect(performance.now() - started).toBeLessThan(500);
    expect(container.textContent).toContain(text);
  });

  it('an ordinary prompt is formatted', async () => {
    const text = '# Goal\n\n- one\n  - two\n\n> quote\n\n| a | b |\n|---|---|\n| 1 | 2 |';
    expect(isWithinMarkdownLimits(text)).toBe(true);
    render(<Markdown text={text} />);
    expect(await screen.findByRole('heading', { name: 'Goal' })).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('64 KB of ordinary text pass', () => {
    expect(isWithinMarkdownLimits('A plain line of a prompt.\n'.repeat(2400))).toBe(true);
  });
});
