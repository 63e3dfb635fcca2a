import type { Drill } from './drill';
import { runBrowserDrill } from './run-browser-drill';

/** Measures how soon a film shows its first picture and whether it stops, on two emulated lines. */
export const drill: Drill = {
  proves:
    'first frame within 1.0 s on 10 Mbit/s and 3.5 s on 400 kbit/s (median of 10), no stall in a minute.',
  run: (context) =>
    runBrowserDrill({ portBase: '18900', config: 'playback.config.ts', counted: 'measurements' }, context),
};
