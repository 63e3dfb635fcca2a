import type { Drill } from './drill';
import { runAccountsDrill } from './run-accounts-drill';

/** `-- crash <kills> <writes>` sets how often accounts is killed, and during how many writes each time. */
export const drill: Drill = {
  proves:
    'kill -9 of accounts among 1,000 mixed writes, 20 times: nothing acknowledged is lost, no payment half made, no job lost or doubled.',
  run: (context) =>
    runAccountsDrill(context, 'crash', 'A crash of accounts left something wrong: see above.'),
};
