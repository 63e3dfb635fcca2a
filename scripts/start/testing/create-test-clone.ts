import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SERVICES } from '../service-environments';

const SERVER = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
const name = process.argv[2];
if (name === 'accounts') {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS viewer (name text)');
  globalThis.query = (text, values) => client.query(text, values);
}
const server = createServer(async (request, answer) => {
  if (request.url === '/die') process.exit(7);
  if (request.url === '/secrets') return answer.end(JSON.stringify(process.env));
  if (request.url === '/register') await globalThis.query('INSERT INTO viewer VALUES ($1)', ['one']);
  if (request.url === '/count') {
    const { rows } = await globalThis.query('SELECT count(*)::int AS count FROM viewer');
    return answer.end(String(rows[0].count));
  }
  if (request.url === '/health' && name === 'site') {
    const release = existsSync(process.env.RELEASES_DIR + '/current') ? '1795000000000-abc' : null;
    const refused = existsSync('../refused') ? { reason: 'its contract is another' } : null;
    return answer.end(JSON.stringify({ release: refused ? null : release, refused }));
  }
  answer.end();
});
server.listen(process.env.PORT, () => console.log(name + ' listens'));
process.on('SIGTERM', () => { console.log(name + ' stops'); if (!process.env.STUBBORN) process.exit(0); });
`;

const CATCHER = `
const { createServer } = require('node:http');
createServer((request, answer) => answer.end()).listen(process.env.PORT);
process.on('SIGTERM', () => process.exit(0));
`;

/** Reports that a build is due while the file `behind` exists in the root; deleting the file ends the build. */
const REBUILDER = `
const { existsSync } = require('node:fs');
const behind = existsSync('../behind');
process.send({ kind: 'compared', behind: behind ? 'code' : null });
setInterval(() => {
  if (behind && !existsSync('../behind')) process.send({ kind: 'built', seconds: 3 });
}, 100);
`;

const BUILDS: Record<string, string> = {
  site: 'mkdir -p "$RELEASES_DIR/current" && curl -sf "$GATEWAY_URL/ready" && echo built >> dist/builds.txt',
};

/**
 * Creates a clone with the product's structure whose services have a few lines each: enough to run, crash and be
 * slow.
 */
export const createTestClone = async (scriptsFolder: string): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'sahra-small-clone-'));
  const write = (path: string, text: string): Promise<void> => writeFile(join(root, path), text);
  await write('package.json', JSON.stringify({ name: 'small', private: true, workspaces: SERVICES }));
  await write('package-lock.json', '{}');
  await write('tsconfig.base.json', '{}');
  await mkdir(join(root, 'schemas'));
  await mkdir(join(root, 'node_modules'));
  await symlink(scriptsFolder, join(root, 'scripts'));
  await symlink(join(scriptsFolder, '..', 'node_modules', 'pg'), join(root, 'node_modules', 'pg'));
  for (const name of SERVICES) {
    await mkdir(join(root, name, 'dist'), { recursive: true });
    const build = BUILDS[name] ?? 'echo built >> dist/builds.txt && touch dist/main.js';
    const scripts = {
      build,
      'build:server': 'cp rebuilder.mjs server/dist/rebuilder.js && touch server/dist/main.js',
      start: `node server.mjs ${name}`,
    };
    await write(`${name}/package.json`, JSON.stringify({ name: `@sahra/${name}`, scripts }));
    await write(`${name}/server.mjs`, SERVER);
  }
  await mkdir(join(root, 'site', 'server', 'dist'), { recursive: true });
  await write('site/rebuilder.mjs', REBUILDER);
  await write('accounts/dist/migrate-and-seed.js', '');
  await write('accounts/dist/mail-catcher.js', CATCHER);
  return root;
};
