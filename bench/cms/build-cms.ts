import { buildServer } from '../../cms/tools/build/build-server';

/** `node --import tsx build-cms.ts <cms> <out>`: compiles the server part of the cms. The command that runs benchmarks loads ES modules only, which the cms is not. */
const [cms = '', out = ''] = process.argv.slice(2);
await buildServer(cms, out);
