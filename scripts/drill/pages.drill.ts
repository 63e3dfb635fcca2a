import type { Drill } from './drill';
import { runBrowserDrill } from './run-browser-drill';

/** Opens every page in every URL form at three widths. `-- pages -g <name>` opens some of them. */
export const drill: Drill = {
  proves:
    'every page × 3 URL forms × 3 widths: language, direction, title, console, layout shift, axe, keyboard, 320 px.',
  run: (context) =>
    runBrowserDrill({ portBase: '18800', config: 'matrix.config.ts', counted: 'visits' }, context),
};
