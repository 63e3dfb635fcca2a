import { runInForeground } from '../start/run-in-foreground';

/** `npm run dev`: the same product, each service reloading what is changed. */
export const run = (root: string, args: readonly string[]): Promise<number> =>
  runInForeground(root, args, 'dev');
