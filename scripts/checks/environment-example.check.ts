import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'dotenv';

import { PORTS, portVariable } from '../settings/ports';
import { SECRETS } from '../settings/secrets';

/** Returns the variables that the example lacks, and those in it that no code reads. */
export const complaintsAboutExample = (text: string): string[] => {
  const named = Object.keys(parse(text));
  const wanted = Object.keys(SECRETS);
  return [
    ...wanted.filter((name) => !named.includes(name)).map((name) => `.env.example does not name ${name}.`),
    ...named
      .filter((name) => !wanted.includes(name))
      .map((name) => `.env.example names ${name}, which nobody reads.`),
    ...PORTS.map(({ name, fixed }) => `#${portVariable(name)}=${fixed}`)
      .filter((line) => !text.split('\n').includes(line))
      .map((line) => `.env.example has no line ${line}`),
  ];
};

/** Checks that the example of `.env` names every secret and every port. */
export const check = async (root: string): Promise<string[]> =>
  complaintsAboutExample(await readFile(join(root, '.env.example'), 'utf8'));
