import { runInForeground } from './run-in-foreground';

/** `npm start`: the product as it is built. */
export const run = (root: string, args: readonly string[]): Promise<number> =>
  runInForeground(root, args, 'start');
