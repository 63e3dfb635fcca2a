import { useBrowserValue } from '../store/use-browser-value';

/** Returns path and query of the open page as a return URL; empty in served HTML, which may belong to any page. */
export const useCurrentPath = (): string =>
  useBrowserValue(() => window.location.pathname + window.location.search, '');
