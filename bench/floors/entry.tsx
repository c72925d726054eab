import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Around, routes } from './around.tsx';
import { textsReady } from './texts.ts';

const root = document.querySelector('#root');
await textsReady;
if (root) {
  const page = (
    <Around>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Around>
  );
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
