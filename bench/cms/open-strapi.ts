import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface ContentType {
  info: { singularName: string };
}

/** Says of one part of a type that it is Strapi's own. */
const PARTS = {
  routes: 'createCoreRouter',
  controllers: 'createCoreController',
  services: 'createCoreService',
};

const schemasIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name === 'schema.json')
    .map(({ parentPath, name }) => join(parentPath, name));

/** A token of the read-only kind: one with permissions of its own is checked at each request and is slower. */
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
 * Makes the peer of the benchmark from a compiled cms: the same content types and configuration, nothing of
 * ours besides, and Strapi's own content API open to `token`.
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
