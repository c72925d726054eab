import './theme/fonts.css';
import { startApp } from './app/entry-client.tsx';
import { showStartFailure } from './app/start-failure.ts';
import { showFaces } from './theme/show-faces.ts';

// The program is here: the line is free for faces while it starts.
showFaces();

const root = document.querySelector<HTMLElement>('#root');
if (root) startApp(root).catch((error: unknown) => showStartFailure(root, error));
