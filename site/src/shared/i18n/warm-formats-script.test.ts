/** @jest-environment node */
import { runInNewContext } from 'node:vm';

import { warmFormatsScript } from './warm-formats-script';

/** Runs the script of a page and then what it gave to its worker. Returns what was formatted there. */
const formattedBy = (script: string): unknown[] => {
  const Blob = jest.fn<undefined, [[string]]>();
  const Worker = jest.fn();
  runInNewContext(script, { Blob, Worker, URL: { createObjectURL: () => 'blob:work' } });
  expect(Worker).toHaveBeenCalledWith('blob:work');

  const done: unknown[] = [];
  const noting = () =>
    jest.fn((tag: string, options: object) => ({
      format: (value: number) => done.push([tag, Object.keys(options), value]),
    }));
  runInNewContext(Blob.mock.calls[0]?.[0][0] ?? '', {
    Intl: { NumberFormat: noting(), DateTimeFormat: noting() },
    close: () => done.push('closed'),
  });
  return done;
};

test('the worker formats a price and a day in the language of the page, and ends', () => {
  expect(formattedBy(warmFormatsScript('ar'))).toEqual([
    ['ar-AE-u-nu-latn-ca-gregory', ['style', 'currency', 'currencyDisplay'], 1],
    ['ar-AE-u-nu-latn-ca-gregory', ['weekday', 'month'], 0],
    'closed',
  ]);
});

test('a browser without workers goes on', () => {
  const run = (): void => void runInNewContext(warmFormatsScript('en'), {});
  expect(run).not.toThrow();
});
