import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = resolve(__dirname, '../..');

/**
 * Builds the package and installs it, as a partner would get it, in an empty project below `.cache`; returns that
 * project's folder. Its types are checked when that project is compiled, not a second time by the build.
 */
export const packForConsumer = async (): Promise<string> => {
  const consumer = join(PACKAGE, '.cache/consumer');
  const installed = join(consumer, 'node_modules/@sahra/partner');
  await rm(consumer, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  await run('npm', ['run', 'build'], { cwd: PACKAGE });
  await cp(join(PACKAGE, 'dist'), join(installed, 'dist'), { recursive: true });
  await cp(join(PACKAGE, 'package.json'), join(installed, 'package.json'));
  await writeFile(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }));
  await writeFile(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        strict: true,
        jsx: 'react-jsx',
        noEmit: true,
        types: ['node'],
      },
      include: ['*.ts', '*.tsx'],
    }),
  );
  return consumer;
};
