import { deviceNameOf } from './device-name-of';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537',
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 Chrome/140 Safari/537 OPR/120', 'Opera · Linux'],
  ['undici', null],
  [undefined, null],
])('%p', (agent, name) => {
  expect(deviceNameOf(agent)).toBe(name);
});

test('the name a device gives itself wins, cleaned and cut', () => {
  expect(deviceNameOf('Firefox/1', ' \u202Eتلفاز  الصالة\n ')).toBe('تلفاز الصالة');
  expect(deviceNameOf(undefined, 'x'.repeat(500))).toHaveLength(100);
});
