import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type Module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compileOnce } from './compile-once.mjs';

declare const loadOutsideJest: (id: string) => unknown;

/** Node's own; the environment of this test has called `compileOnce` with it. */
const RealModule = loadOutsideJest('node:module') as typeof Module & {
  prototype: { _compile: unknown };
  _extensions: Record<string, unknown>;
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sahra-compile-once-'));
  file = join(folder, 'counter.js');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (code: string): void => writeFileSync(file, code);
const loadAnew = (): unknown => {
  const require = RealModule.createRequire(file);
  Reflect.deleteProperty(require.cache, file);
  return require(file);
};

test('a module that is loaded anew has its own state, and its file is read once', () => {
  write('let count = 0; exports.next = () => ++count;');
  const first = loadAnew() as { next: () => number };
  expect([first.next(), first.next()]).toEqual([1, 2]);
  write('exports.next = () => 100;');
  expect((loadAnew() as { next: () => number }).next()).toBe(1);
});

test('a module knows its place, what it requires and who required it', () => {
  writeFileSync(join(folder, 'part.js'), 'exports.parent = module.parent.filename;');
  write(`
    const { parent } = require('./part');
    exports.all = [this === exports, __filename, __dirname, parent, require.resolve('./part'), require.cache[__filename] === module];
  `);
  const part = join(folder, 'part.js');
  expect(loadAnew()).toEqual({ all: [true, file, folder, file, part, true] });
});

test('an ES module is loaded by Node itself, and imported from beside the file that imports it', async () => {
  write('exports.load = () => import("./word.mjs");');
  const { load } = loadAnew() as { load: () => Promise<object> };
  file = join(folder, 'word.mjs');
  write('export const word = "rain";');
  expect({ ...(loadAnew() as object) }).toMatchObject({ word: 'rain' });
  expect({ ...(await load()) }).toMatchObject({ word: 'rain' });
});

test('a file with a wrong syntax fails with the error of Node itself', () => {
  write('const = 1;');
  expect(loadAnew).toThrow("Unexpected token '='");
});

test('the end brings back what was before', () => {
  const { _compile } = RealModule.prototype;
  const { '.js': load } = RealModule._extensions;
  const end = compileOnce(RealModule);
  expect(RealModule.prototype._compile).not.toBe(_compile);
  end();
  expect(RealModule.prototype._compile).toBe(_compile);
  expect(RealModule._extensions['.js']).toBe(load);
});
