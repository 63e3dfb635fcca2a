import { buildServer } from '../../cms/tools/build/build-server';

/**
 * `node --import tsx build-cms.ts <cms> <out>`: compiles the server part of the cms. It is a script because the
 * benchmark command can load only ES modules, and the cms is not one.
 */
const [cms = '', out = ''] = process.argv.slice(2);
await buildServer(cms, out);
