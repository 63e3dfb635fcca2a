import { openDocument } from '../navigation/open-document';
import { isReachable, networkBack, whenOnline } from './network';

/** A promise that never settles: the caller's navigation is over. */
const never = (): Promise<never> => new Promise<never>(() => undefined);

/** Gatsby's status of a page that did not load. */
const FAILED = 'error';

/**
 * Keeps the open page while the network is away. Gatsby answers a page that does not load with a load of the
 * document, which ends in the browser's error page. Here the navigation waits instead and goes on when the network
 * is back, unless the viewer has gone elsewhere.
 */
export const keepPage = (loader: GatsbyLoader): void => {
  const { loadPage } = loader;
  let latest = 0;
  loader.loadPage = async (path) => {
    latest += 1;
    const turn = latest;
    if (loader.loadPageSync(path)) return loadPage(path);
    await whenOnline();
    if (turn !== latest) return never();
    const page = await loadPage(path);
    if ((page && page.status !== FAILED) || (await isReachable())) return page;
    await networkBack();
    // Gatsby remembers the failure, so only the document can be loaded.
    if (turn === latest) openDocument(path);
    return never();
  };
};
