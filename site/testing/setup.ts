import '@testing-library/jest-dom';

// Gatsby's bundle defines these; its Link reads them.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  __TRAILING_SLASH__: 'never',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});
