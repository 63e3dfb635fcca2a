import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface ContentType {
  info: { singularName: string };
}

/** Strapi's factory function for each generated folder of a content type. */
const PARTS = {
  routes: 'createCoreRouter',
  controllers: 'createCoreController',
  services: 'createCoreService',
};

const schemasIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name === 'schema.json')
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Returns an entry file that creates a read-only token. A token with custom permissions is slower, because Strapi
 * checks them at each request.
 */
const entryOf = (token: string): string => `
module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const service = strapi.service('admin::api-token');
    const { id } = await service.create({ name: 'bench', description: '', type: 'read-only', lifespan: null });
    await strapi.db.query('admin::api-token').update({ where: { id }, data: { accessKey: service.hash(${JSON.stringify(token)}) } });
  },
};
`;

/**
 * Creates the peer of the benchmark from a compiled cms: the same content types and configuration, none of our own
 * code, and Strapi's content API open to `token`.
 */
export const openStrapi = async (compiled: string, out: string, token: string): Promise<void> => {
  await mkdir(out, { recursive: true });
  await cp(compiled, out, { recursive: true });
  for (const path of await schemasIn(join(out, 'src/api'))) {
    const { info } = JSON.parse(await readFile(path, 'utf8')) as ContentType;
    const api = join(dirname(path), '../..');
    const uid = `api::${api.split('/').at(-1) ?? ''}.${info.singularName}`;
    for (const [folder, factory] of Object.entries(PARTS)) {
      await mkdir(join(api, folder), { recursive: true });
      await writeFile(
        join(api, folder, `${info.singularName}.js`),
        `module.exports = require('@strapi/strapi').factories.${factory}('${uid}');\n`,
      );
    }
  }
  await writeFile(join(out, 'src/index.js'), entryOf(token));
};
