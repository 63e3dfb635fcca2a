import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the running product's service logs. */
const FOLDER = process.env['LOG_FOLDER'] ?? join(__dirname, '..', '..', '.data', 'logs');

/** Returns every line of every log of the product, prefixed with the name of its file. */
export const productLogLines = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `${name}: ${line}`),
    );
