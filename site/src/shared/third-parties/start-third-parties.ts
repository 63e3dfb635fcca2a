import { offeredParties } from './offered-parties';
import type { ThirdParty } from './vendors';

/** In milliseconds after the page has loaded: nothing that the viewer waits for comes later. */
const LATER_MS = 2000;

const look = async (): Promise<void> => {
  const parties = (await (await fetch('/third-parties.json')).json()) as ThirdParty[];
  if (parties.length === 0) return;
  const { runThirdParties } = await import('./run-third-parties');
  runThirdParties(parties);
  offeredParties.set(parties);
};

/** Asks our own origin which third parties are configured. Without any, nothing else is loaded or shown. */
export const startThirdParties = (): void => {
  const start = (): void => {
    setTimeout(() => {
      look().catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- only logged: no page depends on it
        console.info('The third parties could not be read.', error);
      });
    }, LATER_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
