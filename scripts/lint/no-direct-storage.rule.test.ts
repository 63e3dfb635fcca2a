import { Linter } from 'eslint';

import { noDirectStorage } from './no-direct-storage.rule.mjs';

const complaintsAbout = (code: string): string[] =>
  new Linter()
    .verify(code, {
      plugins: { sahra: { rules: { rule: noDirectStorage } } },
      rules: { 'sahra/rule': 'error' },
    })
    .map(({ message }) => message);

test.each([
  ["localStorage.getItem('a')", 'localStorage'],
  ['const open = () => window.sessionStorage', 'sessionStorage'],
  ["globalThis['localStorage'].clear()", 'localStorage'],
  ["document.cookie = 'a=1'", 'cookie'],
  ['const all = window.document.cookie', 'cookie'],
  ["navigator.serviceWorker.register('/worker.js')", 'serviceWorker'],
  ["indexedDB.open('a')", 'indexedDB'],
  ["caches.open('a')", 'caches'],
  ["new BroadcastChannel('a')", 'BroadcastChannel'],
])('%s is refused', (code, name) => {
  expect(complaintsAbout(code)).toEqual([expect.stringContaining(`${name} throws`)]);
});

test.each([
  "deviceStorage.get('a')",
  'const known = { caches: 1 }; known.caches += 1',
  "const has = 'serviceWorker' in navigator && typeof BroadcastChannel === 'function'",
  'const { cookie } = request; response.cookie(cookie)',
])('%s passes', (code) => {
  expect(complaintsAbout(code)).toEqual([]);
});
