import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Files of the server whose values, not only types, the admin panel imports. */
export const SHARED_WITH_ADMIN = [
  'src/facts/fact-types.ts',
  'src/desk/desk-types.ts',
  'src/desk/desk-record.ts',
  'src/desk/first-steps/first-steps.ts',
  'src/desk/glossary/glossary.ts',
  'src/desk/glossary/glossary-hints.ts',
  'src/desk/pictures/library-picture.ts',
  'src/desk/record/film-length.ts',
  'src/desk/record/public-address.ts',
  'src/desk/saved-filters/saved-filter.ts',
  'src/people/desk-scopes.ts',
  'src/placeholders/fill-placeholders.ts',
  'src/placeholders/format-quantity.ts',
  'src/placeholders/placeholders.ts',
  'src/strapi/services/content-manager-apis.ts',
];

/** Sources of the admin panel, besides Strapi itself. */
const ADMIN_SOURCES = ['src/admin', ...SHARED_WITH_ADMIN, 'package.json'];

const run = promisify(execFile);
const STRAPI = join(
  dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json')),
  'bin/strapi.js',
);

/** Links the style sheets in the page: Strapi's build writes them and its page loads only the scripts. */
const linkStyleSheets = async (folder: string): Promise<void> => {
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/admin/${sheet}"/>`).join('');
  const page = join(folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('</head>', `${links}</head>`));
};

/**
 * Builds the admin panel. Strapi's command type-checks with the nearest tsconfig.json and reads the
 * configuration next to package.json, which would require secrets; so it runs in a folder without them.
 */
export const buildAdmin = async (root: string, out: string): Promise<void> => {
  const workshop = join(root, '.strapi', 'admin-build');
  await rm(workshop, { recursive: true, force: true });
  await mkdir(join(workshop, 'src'), { recursive: true });
  for (const part of ADMIN_SOURCES) await cp(join(root, part), join(workshop, part), { recursive: true });
  await writeFile(join(workshop, 'empty.ts'), '');
  await writeFile(
    join(workshop, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { noEmit: true, types: [] }, files: ['empty.ts'] }),
  );
  await symlink(join(root, '../node_modules'), join(workshop, 'node_modules'));
  await run(process.execPath, [STRAPI, 'build'], {
    cwd: workshop,
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  await linkStyleSheets(join(workshop, 'build'));
  await rm(join(out, 'build'), { recursive: true, force: true });
  await rename(join(workshop, 'build'), join(out, 'build'));
  await rm(workshop, { recursive: true, force: true });
};
