import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { isHashedAsset } from '../server/release/hashed-asset';

/** Number of hashed files to keep: about two visits of every kind of page. */
export const KEPT_FILES_MAX = 160;

/** Beginning of the names of all caches of the site. */
const CACHES = 'sahra-';

export interface WorkerParts {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  /** Id of the build: another one replaces all caches. */
  version: string;
  /** Languages of the browser, the preferred one first. */
  languages: readonly string[];
}

/** Continues work after the response is sent. */
type Continue = (work: Promise<unknown>) => void;

export interface OfflineWorker {
  install: () => Promise<void>;
  activate: () => Promise<void>;
  /** Returns the response to a request, or null when the browser handles it without the worker. */
  respond: (
    request: Request,
    later: Continue,
    preload?: Promise<Response | undefined>,
  ) => Promise<Response> | null;
}

export const offlinePageOf = (locale: Locale): string => `/offline.${locale}.html`;

const localeOfPath = (address: string): Locale | undefined => {
  const segment = URL.canParse(address) ? new URL(address).pathname.split('/')[1] : undefined;
  return LOCALES.find((locale) => locale === segment);
};

/** Deletes the caches of the site that `keeps` does not name. */
export const deleteCaches = async (
  caches: CacheStorage,
  keeps: (name: string) => boolean = () => false,
): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && !keeps(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Service worker without the events. It keeps files whose name contains a hash of their content, and the offline
 * page of each language. It never keeps other HTML, page data or a response of the graph, so nothing it serves can
 * be out of date.
 */
export const createOfflineWorker = ({
  caches,
  fetch,
  origin,
  version,
  languages,
}: WorkerParts): OfflineWorker => {
  const pagesCache = `${CACHES}pages-${version}`;
  const filesCache = `${CACHES}files-${version}`;

  const keep = async (request: Request, response: Response): Promise<void> => {
    const cache = await caches.open(filesCache);
    await cache.put(request, response);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -KEPT_FILES_MAX).map((oldest) => cache.delete(oldest)));
  };

  const file = async (request: Request, later: Continue): Promise<Response> => {
    const kept = await (await caches.open(filesCache)).match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(request);
    // A full disk costs speed only.
    if (response.status === 200) later(keep(request, response.clone()).catch(() => undefined));
    return response;
  };

  const localeOf = (request: Request): Locale =>
    localeOfPath(request.url) ??
    localeOfPath(request.referrer) ??
    languages
      .map((language) => LOCALES.find((locale) => locale === language.split('-')[0]))
      .find((locale) => locale !== undefined) ??
    DEFAULT_LOCALE;

  const page = async (request: Request, preload?: Promise<Response | undefined>): Promise<Response> => {
    try {
      return (await preload) ?? (await fetch(request));
    } catch (error) {
      const offline = await (await caches.open(pagesCache)).match(offlinePageOf(localeOf(request)));
      if (!offline) throw error;
      return offline;
    }
  };

  return {
    async install() {
      const cache = await caches.open(pagesCache);
      await cache.addAll(
        LOCALES.map((locale) => new Request(origin + offlinePageOf(locale), { cache: 'reload' })),
      );
    },
    activate: () => deleteCaches(caches, (name) => name === pagesCache || name === filesCache),
    respond(request, later, preload) {
      const { origin: itsOrigin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || itsOrigin !== origin) return null;
      if (request.mode === 'navigate') return page(request, preload);
      return isHashedAsset(pathname) && !request.headers.has('range') ? file(request, later) : null;
    },
  };
};
