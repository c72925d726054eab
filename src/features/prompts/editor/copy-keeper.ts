import { codeOf, isAborted, isUnanswered, retryAfterOf, statusOf } from '#src/api/problem.ts';
import type { EditorValues, KeptDraft } from './editor-values.ts';
import {
  isSameContent,
  mergeValues,
  withFields,
  type Field,
  type ServerCopy,
} from './working-content.ts';

/** How the editor's content and the server's are to each other. */
export type CopyState =
  | { status: 'kept' }
  /** Changed, and sent within a moment. */
  | { status: 'keeping' }
  /** On this device alone, for want of an answer; sent again by itself. Without error: for want of a session. */
  | { status: 'waiting'; error: unknown }
  /** Refused; sent again with the next change, or on asking. */
  | { status: 'refused'; error: unknown }
  /** Another device changed the same fields. */
  | { status: 'collided'; theirs: EditorValues; mine: EditorValues; fields: readonly Field[] };

export type CopyKeeperDeps = {
  /** What the server has; without it the first `send` makes it. */
  server: ServerCopy | undefined;
  /** What this device has that no answer confirmed, and what it began from. */
  kept: KeptDraft | undefined;
  send: (copy: ServerCopy) => Promise<{ revision: number }>;
  read: () => Promise<ServerCopy>;
  /** Whether anything can be sent: after the session has ended, content waits on this device. */
  isSignedIn: () => boolean;
  store: { save: (kept: KeptDraft) => void; discard: () => void };
};

/** The editor that a keeper works for. */
export type CopyEditor = {
  current: () => EditorValues;
  /** Puts values in the editor that were merged with another device's. */
  onTake: (values: EditorValues, baseVersion: number) => void;
};

const SEND_AFTER_MS = 500;
const RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;

/**
 * Keeps an editor's content on the server: one request at a time, each from the revision that was
 * answered last. What no answer has confirmed is on this device.
 */
export function createCopyKeeper(deps: CopyKeeperDeps) {
  const listeners = new Set<() => void>();
  let state: CopyState = { status: 'kept' };
  let server = deps.server;
  let latest = deps.kept?.values ?? deps.server?.values;
  let editor: CopyEditor | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isHeld = false;
  let isOpen = false;
  let isEnded = false;
  let failures = 0;
  let collision: ServerCopy | undefined;

  const set = (next: CopyState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isConfirmed = () =>
    latest === undefined || (server !== undefined && isSameContent(latest, server.values));

  /** What is confirmed is no longer kept here. */
  function store(): void {
    if (latest === undefined || isConfirmed()) {
      deps.store.discard();
      return;
    }
    deps.store.save({
      values: latest,
      baseVersion: server?.baseVersion ?? 0,
      revision: server?.revision ?? 0,
      ...(server && { base: server.values }),
      at: new Date().toISOString(),
    });
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void send(), delay);
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    if (isHeld || collision || latest === undefined || isConfirmed())
      return sending ?? Promise.resolve();
    if (!deps.isSignedIn()) {
      set({ status: 'waiting', error: undefined });
      return sending ?? Promise.resolve();
    }
    sending ??= sendLatest(latest).finally(() => {
      sending = undefined;
      if (state.status === 'keeping') void send();
    });
    return sending;
  }

  async function sendLatest(values: EditorValues): Promise<void> {
    set({ status: 'keeping' });
    const { revision, baseVersion } = server ?? { revision: 0, baseVersion: 0 };
    try {
      const answer = await deps.send({ values, revision, baseVersion });
      server = { values, revision: answer.revision, baseVersion };
      failures = 0;
      store();
      if (isConfirmed()) set({ status: 'kept' });
    } catch (error) {
      if (codeOf(error) === 'stale_revision') await catchUp(error);
      else fail(error);
    }
  }

  function fail(error: unknown): void {
    failures += 1;
    if (isAborted(error) || !isPassing(error)) {
      set({ status: 'refused', error });
      return;
    }
    set({ status: 'waiting', error });
    const wait = (retryAfterOf(error) ?? 0) * 1000 || RETRY_MS * 2 ** (failures - 1);
    schedule(Math.min(wait, MAX_RETRY_MS));
  }

  /** Another device was faster: its fields and mine are brought together. */
  async function catchUp(stale: unknown): Promise<void> {
    try {
      const theirs = await deps.read();
      // Nothing newer to bring together: the same content would be refused again, without end.
      if (theirs.revision === (server?.revision ?? 0)) fail(stale);
      else meet(theirs);
    } catch (error) {
      fail(error);
    }
  }

  function meet(theirs: ServerCopy): void {
    latest = editor?.current() ?? latest ?? theirs.values;
    const { values, collided } = mergeValues(server?.values ?? latest, latest, theirs.values);
    if (collided.length > 0) {
      collision = theirs;
      set({ status: 'collided', theirs: theirs.values, mine: latest, fields: collided });
      return;
    }
    take(theirs, values);
  }

  function take(theirs: ServerCopy, values: EditorValues): void {
    server = theirs;
    latest = values;
    collision = undefined;
    store();
    editor?.onTake(values, theirs.baseVersion);
    set(isConfirmed() ? { status: 'kept' } : { status: 'keeping' });
  }

  const { kept } = deps;
  if (kept && server && (kept.revision ?? 0) !== server.revision) {
    const found = server;
    const { base = found.values, revision = 0, baseVersion } = kept;
    server = { values: base, revision, baseVersion };
    meet(found);
  }

  return {
    /** What the editor begins with. */
    initial: () => latest,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    revision: () => server?.revision ?? 0,
    baseVersion: () => server?.baseVersion ?? 0,
    /** Begins to work for an editor, with what waited on this device. Returns the function that ends it. */
    open(opened: CopyEditor): () => void {
      editor = opened;
      isOpen = true;
      if (!isConfirmed()) schedule(0);
      return () => {
        isOpen = false;
        editor = undefined;
        clearTimeout(timer);
      };
    },
    /** The editor's content is this now. */
    change(values: EditorValues): void {
      if (isEnded) return;
      latest = values;
      store();
      if (isConfirmed()) {
        clearTimeout(timer);
        if (!sending && !collision) set({ status: 'kept' });
        return;
      }
      if (collision || isHeld) return;
      if (state.status === 'kept') set({ status: 'keeping' });
      schedule(SEND_AFTER_MS);
    },
    /** Sends at once what is not confirmed; true when the server has all of it. */
    async flush(): Promise<boolean> {
      await send();
      return isConfirmed();
    },
    /** Waits for what is on its way, and sends nothing until `release`: a version is being saved. */
    async hold(): Promise<void> {
      isHeld = true;
      clearTimeout(timer);
      await sending;
    },
    /** `saved`: the content that became this version, by which the working copy has ended. */
    release(saved?: { values: EditorValues; version: number }): void {
      isHeld = false;
      if (saved) server = { values: saved.values, revision: 0, baseVersion: saved.version };
      store();
      if (isConfirmed()) set({ status: 'kept' });
      else if (!collision) schedule(SEND_AFTER_MS);
    },
    /** Another version was put in the editor, from which the next change begins. */
    rebase(baseVersion: number): void {
      if (server) server = { ...server, baseVersion };
    },
    /** The prompt is gone: nothing of it is kept any more. */
    end(): void {
      clearTimeout(timer);
      latest = server?.values;
      isEnded = true;
      deps.store.discard();
    },
    /** The choice between what both changed. */
    resolve(choice: 'mine' | 'theirs'): void {
      const theirs = collision;
      if (!theirs || !latest) return;
      latest = editor?.current() ?? latest;
      const { values, collided } = mergeValues(server?.values ?? latest, latest, theirs.values);
      take(theirs, choice === 'mine' ? values : withFields(values, theirs.values, collided));
      void send();
    },
  };
}

export type CopyKeeper = ReturnType<typeof createCopyKeeper>;

/** Whether the same may be taken later. An ended session has to be renewed by signing in. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return (
    isUnanswered(error) ||
    status >= 500 ||
    status === 429 ||
    codeOf(error) === 'idempotency_in_progress'
  );
}
