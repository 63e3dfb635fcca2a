import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { TRIAL_DAYS } from '@sahra/schemas/constants';

const SEEDS = join(__dirname, '../../seeds');
const TRIAL = /free|trial|مجان|تجريب/;
const DAYS = /(\d+)[ -](?:free )?(?:days?|أيام|يوم)/g;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/[.\n]/);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test('seed texts that promise a trial state its length', () => {
  const files = readdirSync(SEEDS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const days = files
    .flatMap((file) => textsOf(jest.requireActual<object>(join(SEEDS, file))))
    .filter((text) => TRIAL.test(text))
    .flatMap((text) => [...text.matchAll(DAYS)].map(([, count]) => Number(count)));
  expect(days.length).toBeGreaterThan(10);
  expect(new Set(days)).toEqual(new Set([TRIAL_DAYS]));
});
