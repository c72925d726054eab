import './theme/fonts.css';
import { startApp } from './first-paint/entry-client.tsx';
import { showStartFailure } from './app/start-failure.ts';

const root = document.querySelector<HTMLElement>('#root');
if (root) startApp(root).catch((error: unknown) => showStartFailure(root, error));
