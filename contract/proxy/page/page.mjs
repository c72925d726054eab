const byId = (id) => document.getElementById(id);

/** An element with texts and elements in it; texts are never read as markup. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const [operation, side] = [byId('operation'), byId('side')];
/** Entries of the list by finding, so that one that is open stays open. */
const entries = new Map();
let state;

const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;
const time = (iso) => new Date(iso).toLocaleTimeString();

function block(title, text) {
  return element(
    'div',
    {},
    element('h3', { textContent: title }),
    element('pre', { textContent: text }),
  );
}

function entryOf(finding) {
  const {
    level,
    check,
    fault,
    text,
    operation: name,
    place,
    title,
    why,
    expected,
    got,
    status,
    curl,
  } = finding;
  const rule = fault === undefined ? check : `${check} ${fault}`;
  const who = finding.side === 'request' ? 'Request' : 'Answer';
  const came =
    status === undefined ? '' : [status, got].filter((part) => part !== undefined).join('\n');
  const pair = element('div', { className: 'pair' });
  if (expected !== '') pair.append(block(`Expected (${place})`, expected));
  if (came !== '') pair.append(block('Got', came));
  const summary = element(
    'summary',
    {},
    element('span', { className: 'text', textContent: text }),
    element('span', { className: 'count' }),
    element(
      'span',
      { className: 'where' },
      element('b', { textContent: `${who} · ${rule}` }),
      ` · ${name}`,
    ),
  );
  const detail = element(
    'div',
    { className: 'detail' },
    element('p', { textContent: `${title}. ${why}` }),
    pair,
    block('Request', curl),
  );
  return element('li', { className: level }, element('details', {}, summary, detail));
}

const isShown = (finding) =>
  (operation.value === '' || finding.operation === operation.value) &&
  (side.value === '' || finding.side === side.value);

function showFindings() {
  const shown = state.findings.filter(isShown);
  const list = byId('findings');
  const wanted = shown.map((finding) => {
    const entry = entries.get(finding.id) ?? entryOf(finding);
    entries.set(finding.id, entry);
    const times = finding.count === 1 ? '' : `${finding.count} × · `;
    entry.querySelector('.count').textContent = times + time(finding.lastAt);
    return entry;
  });
  // Only what moved is moved: an entry keeps its focus.
  for (const [at, entry] of wanted.entries())
    if (list.children[at] !== entry) list.insertBefore(entry, list.children[at] ?? null);
  while (list.children.length > wanted.length) list.lastChild.remove();
  const empty = byId('empty');
  empty.hidden = shown.length > 0;
  empty.textContent =
    state.totals.requests === 0
      ? `Nothing has passed yet. Send requests to ${location.origin}.`
      : 'Nothing was found here.';
}

function showOperations() {
  const own = Map.groupBy(state.findings, (finding) => finding.operation);
  const names = new Set([...state.operations.map((one) => one.operation), ...own.keys()]);
  if (operation.options.length !== names.size + 1) {
    const chosen = operation.value;
    operation.replaceChildren(
      element('option', { value: '', textContent: 'All' }),
      ...[...names]
        .toSorted((a, b) => (a < b ? -1 : 1))
        .map((name) => element('option', { value: name, textContent: name })),
    );
    operation.value = chosen;
  }
  const isAsked = (one) => one.requests > 0 || own.has(one.operation);
  const asked = state.operations.filter(isAsked).toSorted((a, b) => b.requests - a.requests);
  showUnasked(state.operations.filter((one) => !isAsked(one)));
  byId('coverage').replaceChildren(
    ...asked.map((one) => {
      const found = own.get(one.operation) ?? [];
      const bad = found.filter((finding) => finding.level === 'bad').length;
      const looks = found.length - bad;
      const level = bad > 0 ? 'bad' : looks > 0 ? 'warn' : 'fine';
      const button = element('button', {
        type: 'button',
        className: 'operation',
        textContent: one.operation,
      });
      button.addEventListener('click', () => {
        operation.value = one.operation;
        showFindings();
        byId('findings-title').scrollIntoView({ block: 'nearest' });
      });
      return element(
        'tr',
        { className: one.requests === 0 ? 'silent' : '' },
        element('th', { scope: 'row' }, button),
        element('td', { textContent: one.requests }),
        element(
          'td',
          { textContent: `${one.seen.length} of ${one.seen.length + one.missing.length}` },
          ...(one.requests === 0 ? [] : [element('small', { textContent: one.seen.join(' ') })]),
        ),
        element(
          'td',
          {
            className: `count ${level}`,
            textContent: one.requests === 0 && found.length === 0 ? '' : bad,
          },
          ...(looks === 0 ? [] : [element('small', { textContent: `${looks} to look at` })]),
        ),
      );
    }),
  );
}

/** What has not passed yet, folded, since it may be long. */
function showUnasked(operations) {
  const box = byId('unasked');
  const [summary, list] = box.children;
  const isOne = operations.length === 1;
  box.hidden = operations.length === 0;
  summary.textContent = `${operations.length} ${isOne ? 'operation was' : 'operations were'} not asked`;
  list.replaceChildren(...operations.map((one) => element('li', { textContent: one.operation })));
}

function showTotals() {
  const { about, totals, findings, operations, hidden } = state;
  const violations = findings.filter((finding) => finding.level === 'bad').length;
  const asked = operations.filter((one) => one.requests > 0).length;
  const fact = (name, value) =>
    element('div', {}, element('dt', { textContent: name }), element('dd', { textContent: value }));
  byId('facts').replaceChildren(
    fact('Server', about.upstream),
    fact(
      'Contract',
      about.version === '' ? about.contract : `${about.contract} (${about.version})`,
    ),
    fact('Since', time(about.since)),
  );
  const count = (number, words) => element('li', {}, element('b', { textContent: number }), words);
  byId('counts').replaceChildren(
    count(totals.requests, totals.requests === 1 ? 'request' : 'requests'),
    count(violations, violations === 1 ? 'violation' : 'violations'),
    count(findings.length - violations, 'to look at'),
    count(`${asked} of ${operations.length}`, 'operations seen'),
  );
  document.title = violations === 0 ? 'Contract proxy' : `(${violations}) Contract proxy`;
  byId('notes').replaceChildren(
    ...[
      ...(totals.outside === 0
        ? []
        : [
            `${plural(totals.outside, 'request was', 'requests were')} for addresses outside the contract.`,
          ]),
      ...Object.entries(totals.unread).map(
        ([reason, times]) =>
          `${plural(times, 'body was', 'bodies were')} passed and not checked: ${reason}.`,
      ),
      ...(hidden === 0 ? [] : [`${hidden} older findings are in the report at the end.`]),
    ].map((textContent) => element('li', { textContent })),
  );
}

function show() {
  showTotals();
  showOperations();
  showFindings();
}

function connected(isLive) {
  byId('connection').textContent = isLive ? 'Live' : 'Not connected';
  byId('connection').className = isLive ? 'live' : 'lost';
}

for (const select of [operation, side]) select.addEventListener('change', showFindings);
const events = new EventSource('/__contract/events');
events.addEventListener('open', () => connected(true));
events.addEventListener('error', () => connected(false));
events.addEventListener('state', ({ data }) => {
  state = JSON.parse(data);
  show();
});
