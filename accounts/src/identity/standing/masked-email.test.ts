import { maskedEmail } from './masked-email';

test.each([
  ['salma@viewers.example', 's•••@viewers.example'],
  ['s@viewers.example', 's•••@viewers.example'],
  ['😀a@viewers.example', '😀•••@viewers.example'],
  ['"a@b"@viewers.example', '"•••@viewers.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
