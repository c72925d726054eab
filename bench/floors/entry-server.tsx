import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Around, routes } from './around.tsx';
import { textsReady } from './texts.ts';

/** Markup of the form, its styles inside. */
export async function render(): Promise<string> {
  await textsReady;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://127.0.0.1/login'));
  if (context instanceof Response) throw new Error('The form was not found');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Around>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Around>,
  );
}
