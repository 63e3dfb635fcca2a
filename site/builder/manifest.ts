import { recordPages } from './record-pages';
import { builtRoutes, paramOf } from './route-table';

export interface ShellManifest {
  page: string;
  path: string;
  param: string;
  variable: string;
  fields: readonly string[];
  operation: { name: string; hash: string };
  files: { none: string; en: string; ar: string };
}

/** Returns the page, operation and variable names of every shell, for the site server. */
export const shellManifests = (): ShellManifest[] =>
  builtRoutes.flatMap(({ page, path, kind }) => {
    const source = recordPages[page];
    if (kind === 'static' || !source) return [];
    const { name, hash } = source.operation;
    const file = `shells/${page}/index.html`;
    return [
      {
        page,
        path,
        param: paramOf(path),
        variable: source.variable,
        fields: source.fields,
        operation: { name, hash },
        files: { none: file, en: `en/${file}`, ar: `ar/${file}` },
      },
    ];
  });
