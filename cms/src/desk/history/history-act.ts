import { AsyncLocalStorage } from 'node:async_hooks';

const restoring = new AsyncLocalStorage<true>();

/** Runs `save`, whose saves are kept as restored. */
export const asRestored = <Result>(save: () => Promise<Result>): Promise<Result> => restoring.run(true, save);

export const isRestoring = (): boolean => restoring.getStore() === true;
