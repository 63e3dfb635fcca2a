import { runInNewContext } from 'node:vm';

import { warmFormatsScript } from './warm-formats-script';

/** Runs the script of a page and then what it gave to its worker. Returns the formats made there. */
const formatsOf = (script: string): string[] => {
  let work = '';
  runInNewContext(script, {
    Blob: class {
      constructor([code = '']: readonly string[]) {
        work = code;
      }
    },
    URL: { createObjectURL: () => 'blob:work' },
    Worker: class {},
  });
  const made: string[] = [];
  const note = (tag: string, options: object) => ({
    format: () => made.push(`${tag} ${Object.keys(options).join(' ')}`),
  });
  const Intl = {
    NumberFormat: class {
      format;
      constructor(tag: string, options: object) {
        ({ format: this.format } = note(tag, options));
      }
    },
    DateTimeFormat: class {
      format;
      constructor(tag: string, options: object) {
        ({ format: this.format } = note(tag, options));
      }
    },
  };
  runInNewContext(work, { Intl, close: () => made.push('closed') });
  return made;
};

test('the worker formats a price and a day in the language of the page, and ends', () => {
  expect(formatsOf(warmFormatsScript('ar'))).toEqual([
    'ar-AE-u-nu-latn-ca-gregory style currency currencyDisplay',
    'ar-AE-u-nu-latn-ca-gregory weekday month',
    'closed',
  ]);
});

test('a browser without workers goes on', () => {
  expect(() => runInNewContext(warmFormatsScript('en'), {})).not.toThrow();
});
