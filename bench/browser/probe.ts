/** A change of screen, in milliseconds since the click. */
export type Change = {
  /** The menu shows the new entry as the open one. */
  reaction: number;
  content: number;
  /** Frames in which the page had no heading. */
  blankFrames: number;
};

export type Probe = {
  /** Longest event of every interaction, by the browser's own measure. */
  interactions: Map<number, number>;
  /** From a key's event to the frame that was painted after it. */
  keys: number[];
  change: Promise<Change>;
  watchChange: (path: string, ready: string) => void;
};
export type Probed = typeof globalThis & { probe: Probe };

/** Runs in the page before anything else of it, and measures what people feel: clicks, keys, changes of screen. */
export function installProbe(): void {
  const LIMIT_MS = 30_000;
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  const shows = (selector: string) =>
    (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const probe: Probe = {
    interactions: new Map(),
    keys: [],
    change: Promise.resolve({ reaction: 0, content: 0, blankFrames: 0 }),
    watchChange(path, ready) {
      const { promise, resolve, reject } = Promise.withResolvers<Change>();
      probe.change = promise;
      const follow = ({ timeStamp: clicked }: Event) => {
        let reaction = 0;
        let blankFrames = 0;
        let isAsked = false;
        const look = () => {
          isAsked = false;
          if (!reaction && shows(`nav a[href="${path}"][aria-current="page"]`))
            afterPaint(() => (reaction ||= performance.now() - clicked));
          if (!shows('main h1')) blankFrames += 1;
          if (location.pathname !== path || !shows(ready)) return;
          // A content that comes at once is seen in the frame of the reaction.
          if (!reaction) ask();
          else
            afterPaint(() => done({ reaction, content: performance.now() - clicked, blankFrames }));
        };
        // Only where the page changes, and makes a frame itself: looking in every frame would have it make more.
        const ask = () => {
          if (!isAsked) requestAnimationFrame(look);
          isAsked = true;
        };
        const observer = new MutationObserver(ask);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        const timer = setTimeout(() => reject(new Error(`${path} did not come`)), LIMIT_MS);
        const done = (change: Change) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(change);
        };
        ask();
      };
      addEventListener('click', follow, { capture: true, once: true });
    },
  };
  Object.assign(globalThis, { probe });
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => probe.keys.push(performance.now() - timeStamp)),
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId = 0, duration } = entry;
      const longest = Math.max(duration, probe.interactions.get(interactionId) ?? 0);
      if (interactionId > 0) probe.interactions.set(interactionId, longest);
    }
    // The shortest that browsers report; a quicker interaction is no one's trouble.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
