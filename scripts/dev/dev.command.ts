import { runInForeground } from '../start/run-in-foreground';

/** `npm run dev`: runs the product with each service in reload mode. */
export const run = (root: string, args: readonly string[]): Promise<number> =>
  runInForeground(root, args, 'dev');
