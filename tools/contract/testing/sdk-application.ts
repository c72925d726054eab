/** A fresh Vite application around the README's `Library`, by the names of its files. */
export const APPLICATION = {
  'index.html': `<!doctype html>
<html lang="en">
  <head><title>Library</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`,
  'vite.config.js': `import react from '@vitejs/plugin-react';

export default { plugins: [react()], logLevel: 'warn' };
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      noEmit: true,
    },
    include: ['src'],
  }),
  'src/main.tsx': `import { configure } from '@promptwell/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Library } from './library';

configure({ baseUrl: import.meta.env['VITE_SERVER'] as string, token: 'a-token' });
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <Library />
  </QueryClientProvider>,
);
`,
};

/** A fault in each line from the third on. */
export const WRONG = `import { listMyPrompts, login, streamGeneratePrompt } from '@promptwell/sdk';
import { answerWith } from '@promptwell/sdk/mocks';
await login({ email: 'a@b.example' });
await listMyPrompts({ sort: 'colour' });
for await (const event of streamGeneratePrompt({ goal: 'x' })) event.type === 'delta';
answerWith('login', 418);
answerWith('login', 401, 'no_such_example');
`;
