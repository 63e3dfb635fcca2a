import { runInForeground } from './run-in-foreground';

/** `npm start`: builds and runs the product. */
export const run = (root: string, args: readonly string[]): Promise<number> =>
  runInForeground(root, args, 'start');
