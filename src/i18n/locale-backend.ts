import type { BackendModule, InitOptions, ReadCallback, ResourceKey, Services } from 'i18next';
import { BUILD_ID, lazyImport } from '../lib/lazy.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';
import type { Namespace } from './namespaces.ts';

/** Loading rules of the specification, §7; i18next counts the retries by them. */
export const LOADING = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 } as const;

type Http = Pick<BackendModule, 'read' | 'create'>;

export type LocaleBackendParts = {
  openHttp: (services: Services, options: InitOptions) => Promise<Http>;
  /** English from the build, for when a file cannot be had. */
  readEnglish: (namespace: string) => Promise<ResourceKey>;
};

/**
 * Reads `/locales/{lng}/{ns}.json`. 5xx and no status are retried by i18next; once that is used up,
 * and at once on 4xx, the built-in English is used, so that no key is ever shown raw.
 */
export function createLocaleBackend(parts: LocaleBackendParts): BackendModule {
  const failures = new Map<string, number>();
  let http: Promise<Http> | undefined;
  let open = () => Promise.reject<Http>(new Error('not initialised'));

  async function fallBack(namespace: string, callback: ReadCallback): Promise<void> {
    try {
      callback(null, await parts.readEnglish(namespace));
    } catch (error) {
      callback(error as Error, false);
    }
  }

  async function read(language: string, namespace: string, callback: ReadCallback): Promise<void> {
    if (import.meta.env.DEV && language === PSEUDO_LOCALE) {
      const { pseudoLocalise } = await import('./pseudo.ts');
      callback(null, pseudoLocalise(await parts.readEnglish(namespace)) as ResourceKey);
      return;
    }
    const key = `${language}/${namespace}`;
    let reader: Http;
    try {
      reader = await (http ??= open());
    } catch {
      http = undefined;
      await fallBack(namespace, callback);
      return;
    }
    reader.read(language, namespace, (error, data) => {
      if (!error) {
        failures.delete(key);
        callback(null, data);
        return;
      }
      const tried = (failures.get(key) ?? 0) + 1;
      failures.set(key, tried);
      if (data === true && tried <= LOADING.maxRetries) {
        callback(error, true);
        return;
      }
      failures.delete(key);
      void fallBack(namespace, callback);
    });
  }

  return {
    type: 'backend',
    init(services, _backendOptions, options) {
      open = () => parts.openHttp(services, options);
    },
    read(language, namespace, callback) {
      void read(language, namespace, callback);
    },
    create(languages, namespace, key, fallbackValue) {
      void (http ??= open()).then((writer) =>
        writer.create?.(languages, namespace, key, fallbackValue),
      );
    },
  };
}

const english = import.meta.glob<ResourceKey>('../../public/locales/en/*.json', {
  import: 'default',
});

/** English of one namespace, out of the build. */
export async function readEnglish(namespace: string): Promise<ResourceKey> {
  const load = english[`../../public/locales/en/${namespace as Namespace}.json`];
  if (!load) throw new Error(`There is no namespace ${namespace}`);
  return await lazyImport(`locale-${namespace}`, load);
}

export const localeBackend = createLocaleBackend({
  openHttp: async (services, options) => {
    const { default: HttpBackend } = await lazyImport(
      'locale-loader',
      () => import('i18next-http-backend'),
    );
    const backend: BackendModule = new HttpBackend();
    backend.init(services, localeUrls(), options);
    return backend;
  },
  readEnglish,
});

/** The addresses of §7; the build's id makes a file cacheable for good. */
function localeUrls() {
  return {
    loadPath: '/locales/{{lng}}/{{ns}}.json',
    addPath: '/locales/add/{{lng}}/{{ns}}',
    ...(BUILD_ID === 'dev' ? {} : { queryStringParams: { v: BUILD_ID } }),
  };
}
