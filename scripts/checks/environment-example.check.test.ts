import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { complaintsAboutExample } from './environment-example.check';

const example = readFileSync(join(__dirname, '..', '..', '.env.example'), 'utf8');

test('is content with the example as it is', () => {
  expect(complaintsAboutExample(example)).toEqual([]);
});

test('finds a secret that the example lacks, one that nobody reads, and a wrong port', () => {
  const wrong = example.replace('AUTH_SECRET=', 'OLD_SECRET=').replace('#SITE_PORT=8000', '#SITE_PORT=8001');
  expect(complaintsAboutExample(wrong)).toEqual([
    '.env.example does not name AUTH_SECRET.',
    '.env.example names OLD_SECRET, which nobody reads.',
    '.env.example has no line #SITE_PORT=8000',
  ]);
});
