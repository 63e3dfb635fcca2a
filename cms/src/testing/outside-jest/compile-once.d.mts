import type Module from 'node:module';

export const compileOnce: (module: typeof Module) => () => void;
