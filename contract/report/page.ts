import { escape } from './junit.ts';
import {
  countsOf,
  fineText,
  kindsOf,
  MOST_FINE,
  type Detail,
  type Report,
  type Table,
} from './report.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #16181d); --ink: light-dark(#1c1f26, #e6e8ec);
  --quiet: light-dark(#5b6270, #9aa2b1); --line: light-dark(#e1e4ea, #2c313b); --tint: light-dark(#f6f7f9, #1d2027);
  --bad: light-dark(#b3261e, #ff8a80); --warn: light-dark(#8a5a00, #ffc55c); --fine: light-dark(#2c6e49, #7fd1a4); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 1rem 0; }
dt, .places { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
.verdict { padding: .75rem 1rem; border-inline-start: 4px solid; background: var(--tint); font-weight: 600; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
.counts b { font-size: 1.4rem; }
.index { margin: 1rem 0; padding: 0; list-style: none; columns: 24rem auto; column-gap: 2rem; } .index li { break-inside: avoid; overflow-wrap: anywhere; padding-block: .15rem; }
.index a { color: inherit; } .index b { display: inline-block; min-width: 2ch; margin-inline-end: .5rem; text-align: end; }
.hint { color: var(--quiet); max-width: 44rem; }
section:target > h2 { text-decoration: underline; }
.entries { padding: 0; margin: 0; list-style: none; border-block-start: 1px solid var(--line); }
.entries li { padding: .6rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.label { display: inline-block; min-width: 6.5rem; font-weight: 600; }
.bad { color: var(--bad); } .warn { color: var(--warn); } .fine { color: var(--fine); }
.places { font: .85rem/1.5 ui-monospace, monospace; }
summary { cursor: pointer; } summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
details > p { margin: .3rem 0; } details .quiet { color: var(--quiet); }
pre { margin: .4rem 0; padding: .6rem .8rem; overflow-x: auto; background: var(--tint); border-radius: .3em;
  font: .85rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; } caption { text-align: start; font-weight: 600; padding: .5rem 0; }
th, td { padding: .35rem .5rem; border-block-end: 1px solid var(--line); text-align: end; vertical-align: top; font-weight: 400; }
th { color: var(--quiet); } th[scope=row], thead th:first-child { text-align: start; overflow-wrap: anywhere; }
th[scope=row] { color: inherit; } td details { text-align: start; } td summary { text-align: end; }
@media (max-width: 40rem) { body { padding-inline: .75rem; } .label { min-width: 0; margin-inline-end: .4rem; }
  table, thead, tbody { display: block; } tr { display: flex; flex-wrap: wrap; border-block-end: 1px solid var(--line); }
  th, td { flex: 1 1 0; padding-inline: 0 .25rem; border: 0; } td:has(> details[open]) { flex-basis: 100%; order: 1; } th[scope=row], thead th:first-child { flex: 1 0 100%; padding-block-end: 0; } }
details.rest { margin-block: 1rem; }
code { font: .92em ui-monospace, monospace; background: var(--tint); padding: 0 .2em; border-radius: .2em; }
@media print { body { max-width: none; } }
`;

/** Text with names in backticks as code. */
const prose = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** JSON in lines of its own; a text that is cut stays as it is. */
function laidOut(answer: string): string {
  const [status = '', ...rest] = answer.split('\n');
  try {
    return `${status}\n${JSON.stringify(JSON.parse(rest.join('\n')), undefined, 2)}`;
  } catch {
    return answer;
  }
}

/** `before` is what the entry above was asked and answered, which is not shown again. */
function explained(
  { title, why, situation, request, answer }: Detail,
  before: Detail | undefined,
): string {
  const isSame = before?.request === request && before.answer === answer;
  const came =
    answer === undefined
      ? ''
      : `<p class="quiet">What came:</p><pre>${escape(laidOut(answer))}</pre>`;
  const exchange = isSame
    ? '<p class="quiet">The same request and answer.</p>'
    : `<details open><summary>What was sent: ${escape(situation)}</summary><pre>${escape(request)}</pre>${came}</details>`;
  return `<p><strong>${escape(title)}.</strong> ${escape(why)}</p>\n${exchange}`;
}

function overview(report: Table): string {
  const { title, heads, rows } = report;
  const head = heads.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const body = rows.map(({ level, cells: [first = '', ...cells], detail, marked }) => {
    const colored = marked === undefined ? cells.length - 1 : marked - 1;
    const figures = cells.map(
      (cell, at) =>
        `<td${at === colored ? ` class="${level}"` : ''}>${detail.length > 0 && at === 1 ? `<details><summary>${escape(cell)}</summary>${detail.map(escape).join('<br>')}</details>` : escape(cell)}</td>`,
    );
    return `<tr><th scope="row">${escape(first)}</th>${figures.join('')}</tr>`;
  });
  const table = (of: readonly string[]) =>
    `<table><thead><tr>${head}</tr></thead><tbody>${of.join('\n')}</tbody></table>`;
  const isFine = (_row: string, at: number) => rows[at]?.level === 'fine';
  const fine = body.filter(isFine);
  const others = body.filter((row, at) => !isFine(row, at));
  const parts =
    fine.length <= MOST_FINE
      ? table(body)
      : `${others.length === 0 ? '' : table(others)}<details class="rest"><summary>${escape(fineText(report))}</summary>${table(fine)}</details>`;
  return `<section><h2>${escape(title)}</h2>${parts}</section>`;
}

const notesOf = (notes: readonly string[]) =>
  notes.length === 0
    ? ''
    : `<section><h2>What was left out</h2><ul>${notes.map((note) => `<li>${prose(note)}</li>`).join('')}</ul></section>`;

/** What a long report holds: how many of each kind, and the way to each part. */
function indexOf(report: Report): string {
  const { groups, hint } = report;
  if (groups.length === 0) return '';
  const said = hint === undefined ? '' : `<p class="hint">${prose(hint)}</p>`;
  if (groups.length === 1) return said;
  const kinds = kindsOf(report).map(
    ([title, count, level]) => `<li><b class="${level}">${count}</b>${escape(title)}</li>`,
  );
  const parts = groups.map(({ title, entries }, at) => {
    const [{ level } = { level: 'fine' }] = entries;
    return `<li><b class="${level}">${entries.length}</b><a href="#part-${at + 1}">${escape(title)}</a></li>`;
  });
  const list = (items: readonly string[]) => `<ul class="index">${items.join('')}</ul>`;
  return `${said}<section><h2>What was found</h2>${list(kinds)}</section><section><h2>Where</h2>${list(parts)}</section>`;
}

/** A report as one HTML file that needs no network. */
export function reportPage(report: Report, when: Date): string {
  const facts: Report['facts'] = [
    ...report.facts,
    ['When', `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ];
  const counts = countsOf(report)
    .map(([label, count, level]) => `<li class="${level}"><b>${count}</b> ${escape(label)}</li>`)
    .join('');
  const groups = report.groups.map(({ title, entries }, group) => {
    const items = entries.map(
      ({ level, label, rule, text, places, detail }, at) =>
        `<li><span class="label ${level}">${escape(label)}</span> ${prose(text)}<div class="places">${escape([rule, ...places].join(' · '))}</div>${detail ? explained(detail, entries[at - 1]?.detail) : ''}</li>`,
    );
    return `<section id="part-${group + 1}"><h2>${escape(title)}</h2><ul class="entries">${items.join('')}</ul></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(report.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(report.title)}</h1>
<p class="verdict ${report.passed ? 'fine' : 'bad'}">${prose(report.verdict)}</p>
<dl>${facts.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
<ul class="counts">${counts}</ul>
${indexOf(report)}
${groups.join('\n')}
${report.table ? overview(report.table) : ''}
${notesOf(report.notes ?? [])}
</body>
</html>
`;
}
