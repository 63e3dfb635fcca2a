import type { Drill } from './drill';
import { runBrowserDrill } from './run-browser-drill';

/** Walks through the desk as an editor does, in both languages of it, and counts presses and time. */
export const drill: Drill = {
  proves:
    "at a person's pace, by keyboard alone in Arabic: an answer is changed and live in 6 presses and 40 seconds; a new show with three videos, pictures and films in 60 presses and 6 minutes; an evening on three channels is planned in 3 minutes.",
  run: (context) =>
    runBrowserDrill({ portBase: '19900', config: 'walks.config.ts', counted: 'walks' }, context),
};
