import type { Drill } from './drill';
import { runBrowserDrill } from './run-browser-drill';

/** Prints a table of outside clients. `-- clients -g vlc` runs some of them. */
export const drill: Drill = {
  proves:
    'outside clients with their defaults: players of Debian, players of pages, readers of feeds, calendars and cards, graph clients; a program that is not installed is named.',
  run: (context) =>
    runBrowserDrill({ portBase: '19800', config: 'clients.config.ts', counted: 'uses of clients' }, context),
};
