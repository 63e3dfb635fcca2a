// A limit for what hangs: a role is searched for a second and more while other tests use the processor.
if ('document' in globalThis)
  jest
    .requireActual<{ configure(options: { asyncUtilTimeout: number }): void }>('@testing-library/react')
    .configure({ asyncUtilTimeout: 20_000 });

export {};
