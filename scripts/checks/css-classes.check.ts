import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { trackedFiles } from '../process/tracked-files';

const CODE = /\.tsx?$/;
const IMPORT = /^import (?:\* as )?(\w+) from '([^']+\.module\.css)';$/gm;

/** Returns the names of the classes in a style sheet. */
const classesOf = (css: string): ReadonlySet<string> => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
};

/** Returns where a file uses a class that its CSS module lacks; `sheets` are the style sheets by path. */
export const complaintsAboutClasses = (
  path: string,
  text: string,
  sheets: ReadonlyMap<string, string>,
): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, name = '', file = '']) => {
    const sheet = posix.join(posix.dirname(path), file);
    const classes = classesOf(sheets.get(sheet) ?? '');
    const use = new RegExp(String.raw`(?<![\w./$'"\x60-])${name}(?:\.(\w+)|\['([^']+)'\])`, 'g');
    return text
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(use)].flatMap(([, plain, quoted]) =>
          classes.has(plain ?? quoted ?? '')
            ? []
            : [`${path}:${at + 1} uses the class "${plain ?? quoted}", which ${sheet} lacks.`],
        ),
      );
  });

/** Checks that components use only classes that their CSS modules have: others are silently undefined. */
export const check = async (root: string): Promise<string[]> => {
  const paths = await trackedFiles(root);
  const textOf = async (path: string) => [path, await readFile(join(root, path), 'utf8')] as const;
  const sheets = new Map(await Promise.all(paths.filter((path) => path.endsWith('.module.css')).map(textOf)));
  const code = await Promise.all(paths.filter((path) => CODE.test(path)).map(textOf));
  return code.flatMap(([path, text]) => complaintsAboutClasses(path, text, sheets));
};
