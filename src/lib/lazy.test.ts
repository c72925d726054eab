import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, CHUNK_TIMEOUT_MS, createLazyImport } from './lazy.ts';
import { tabStore } from './storage.ts';

const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

function setUp(buildId = 'b1', isOnline = true) {
  const reload = vi.fn<() => void>();
  const lazyImport = createLazyImport({
    buildId,
    timeoutMs: CHUNK_TIMEOUT_MS,
    store: tabStore,
    isOnline: () => isOnline,
    reload,
  });
  return { lazyImport, reload };
}

describe('a chunk that cannot be loaded', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reloads the page once per build, then says that loading the chunk failed', async () => {
    const first = setUp();
    void first.lazyImport('editor', gone);
    await vi.advanceTimersByTimeAsync(1);
    expect(first.reload).toHaveBeenCalledTimes(1);

    const afterReload = setUp();
    await expect(afterReload.lazyImport('editor', gone)).rejects.toThrow(
      'Loading chunk editor failed',
    );
    expect(afterReload.reload).not.toHaveBeenCalled();

    const nextBuild = setUp('b2');
    void nextBuild.lazyImport('editor', gone);
    await vi.advanceTimersByTimeAsync(1);
    expect(nextBuild.reload).toHaveBeenCalledTimes(1);
  });

  it('times out after 120 s', async () => {
    const { lazyImport, reload } = setUp();
    void lazyImport('editor', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while offline: what is on the screen stays', async () => {
    const { lazyImport, reload } = setUp('b1', false);
    await expect(lazyImport('editor', gone)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reload).not.toHaveBeenCalled();
  });

  it('passes on what the module itself throws', async () => {
    const { lazyImport, reload } = setUp();
    const fault = new Error('a bug');
    await expect(lazyImport('editor', () => Promise.reject(fault))).rejects.toBe(fault);
    expect(reload).not.toHaveBeenCalled();
  });
});
