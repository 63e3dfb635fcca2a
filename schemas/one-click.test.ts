import { isOneClick, ONE_CLICK } from './one-click';

const part = (name: string, value: string): string =>
  `--b1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b1--\r\n`;

test.each([
  ['the form of most mailboxes', ONE_CLICK],
  ['a form with more fields', `a=1&${ONE_CLICK}&b=2`],
  ['a form in parts', part('List-Unsubscribe', 'One-Click')],
  [
    'a part that names its type',
    part('List-Unsubscribe', 'One-Click').replace('\r\n\r\n', '\r\nContent-Type: text/plain\r\n\r\n'),
  ],
])('%s unsubscribes', (_, body) => {
  expect(isOneClick(body)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['another value', 'List-Unsubscribe=Two-Clicks'],
  ['a longer value', `${ONE_CLICK}-Not`],
  ['another field', `Not-${ONE_CLICK}`],
  ['another part', part('Not-List-Unsubscribe', 'One-Click')],
])('%s does not', (_, body) => {
  expect(isOneClick(body)).toBe(false);
});
