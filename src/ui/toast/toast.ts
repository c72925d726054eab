/**
 * The application's toasts. Import `toast` from here, never from 'react-hot-toast' itself: that
 * entry has another store, and writes style elements that Trusted Types and the
 * Content-Security-Policy forbid.
 */
export { toast } from 'react-hot-toast/headless';
