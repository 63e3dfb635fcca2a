import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the running product writes the logs of its services. */
const FOLDER = process.env['LOG_FOLDER'] ?? join(__dirname, '..', '..', '.data', 'logs');

/** Every line of every log of the product, with the name of its file in front. */
export const productLogLines = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `${name}: ${line}`),
    );
