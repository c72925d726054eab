import './theme/fonts.css';
import { startApp } from './first-paint/entry-client.tsx';
import { showStartFailure } from './app/start-failure.ts';
import { showWebFonts } from './first-paint/web-fonts.ts';

// The JavaScript has loaded, so web fonts no longer compete with it for bandwidth.
showWebFonts();

const root = document.querySelector<HTMLElement>('#root');
if (root) startApp(root).catch((error: unknown) => showStartFailure(root, error));
