import type { Report } from './report.ts';

// Control characters that XML 1.0 cannot hold, even escaped.
const UNPRINTABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text that is safe between tags and in attributes, of XML and of HTML. */
export const escape = (text: string): string =>
  text
    .replaceAll(UNPRINTABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

/** A report as JUnit XML: a suite for each operation, a failure for each entry that fails the run. */
export function junitXml(report: Report): string {
  const suites = report.groups.map(({ title, entries }) => {
    const cases = entries.map(({ level, label, rule, text, places }) => {
      const name = `<testcase classname="${escape(title)}" name="${escape(`${rule}: ${text}`)}"`;
      if (level !== 'bad') return `    ${name} />`;
      const detail = escape([text, ...places].join('\n'));
      return `    ${name}>\n      <failure type="${escape(label)}" message="${escape(text)}">${detail}</failure>\n    </testcase>`;
    });
    const failures = entries.filter(({ level }) => level === 'bad').length;
    return `  <testsuite name="${escape(title)}" tests="${entries.length}" failures="${failures}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  const empty = `  <testsuite name="${escape(report.title)}" tests="1" failures="0">\n    <testcase name="${escape(report.verdict)}" />\n  </testsuite>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escape(report.title)}">\n${suites.length > 0 ? suites.join('\n') : empty}\n</testsuites>\n`;
}
