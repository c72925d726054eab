/* global SwaggerUIBundle, resolveByParts */
// Swagger UI with what it lacks: a search of operations, a theme, and the token of a sign-in that was tried.
const settings = JSON.parse(document.querySelector('#settings').textContent);
const said = document.querySelector('#said');
const themeButton = document.querySelector('#theme');

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let chosen;
function showTheme() {
  const isDark = chosen ?? prefersDark.matches;
  document.documentElement.classList.toggle('dark-mode', isDark);
  themeButton.textContent = isDark ? 'Light theme' : 'Dark theme';
}
themeButton.addEventListener('click', () => {
  chosen = !document.documentElement.classList.contains('dark-mode');
  showTheme();
});
prefersDark.addEventListener('change', showTheme);
showTheme();

/** The search looks at names, addresses and summaries; Swagger UI's own looks at tags alone. */
function operationsLike(tags, phrase) {
  const needle = phrase.trim().toLowerCase();
  const isLike = (entry) =>
    [
      entry.get('path'),
      entry.getIn(['operation', 'summary']),
      entry.getIn(['operation', 'operationId']),
    ]
      .join(' ')
      .toLowerCase()
      .includes(needle);
  return tags
    .map((tag) => tag.set('operations', tag.get('operations').filter(isLike)))
    .filter((tag) => tag.get('operations').size > 0);
}

/** Addresses of the operations that sign in. */
function signInAddresses(document_) {
  const found = [];
  for (const [path, item] of Object.entries(document_.paths ?? {}))
    for (const operation of Object.values(item))
      if (settings.signIn.operations.includes(operation.operationId)) found.push(path);
  return found;
}

function useToken(answer) {
  // The document's own fetch passes here as well.
  if (!settings.signIn || !answer.ok || !window.ui) return answer;
  const document_ = window.ui.specSelectors.specJson()?.toJS() ?? {};
  const { pathname } = new URL(answer.url, location.href);
  if (!signInAddresses(document_).some((path) => pathname.endsWith(path))) return answer;
  const { field, scheme } = settings.signIn;
  const token = answer.obj?.[field] ?? answer.body?.[field];
  const schema = document_.components?.securitySchemes?.[scheme];
  if (typeof token !== 'string' || !schema) return answer;
  window.ui.authActions.authorize({ [scheme]: { name: scheme, schema, value: token } });
  said.textContent = 'Signed in. The token is sent until you close the page.';
  return answer;
}

window.ui = SwaggerUIBundle({
  ...(typeof settings.contract === 'string'
    ? { url: settings.contract }
    : { spec: settings.contract }),
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
  displayRequestDuration: true,
  responseInterceptor: useToken,
  plugins: [{ fn: { opsFilter: operationsLike } }, resolveByParts],
});

const search = document.querySelector('#search');
search.addEventListener('input', () => {
  window.ui.layoutActions.updateFilter(search.value.trim() || true);
  document.querySelector('#docs .opblock-tag-section')?.scrollIntoView({ block: 'start' });
});
