import type { Drill } from './drill';
import { runAccountsDrill } from './run-accounts-drill';

/** `-- login-timing <number>` sets the number of attempts of each kind. */
export const drill: Drill = {
  proves:
    '1,000 wrong passwords each for known and unknown addresses: the time of the answer tells nobody which is which.',
  run: (context) =>
    runAccountsDrill(
      context,
      'login-timing',
      'The time of a refused sign-in tells who has an account: see above.',
    ),
};
