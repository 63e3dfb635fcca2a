import type { Drill } from './drill';
import { runBrowserDrill } from './run-browser-drill';

/** Walks through the desk as an editor does, in both languages of it, and counts presses and time. */
export const drill: Drill = {
  proves: 'a new show with three videos, pictures and films is live in 60 presses and 6 minutes.',
  run: (context) =>
    runBrowserDrill({ portBase: '19900', config: 'walks.config.ts', counted: 'walks' }, context),
};
