import { someNumber } from '../testing/matching';
import { LOG_FORMAT } from './log-format';

const written = (line: Parameters<typeof LOG_FORMAT.transform>[0]): unknown =>
  JSON.parse(
    String(Object.getOwnPropertyDescriptor(LOG_FORMAT.transform(line), Symbol.for('message'))?.value),
  );

test('an entry is one line of JSON with the level of pino', () => {
  expect(written({ level: 'warn', message: 'two\nlines' })).toEqual({
    level: 40,
    time: someNumber,
    name: 'cms',
    msg: 'two\nlines',
  });
});

test('an error keeps its stack', () => {
  expect(written({ level: 'error', message: 'broken', stack: 'at here' })).toMatchObject({
    level: 50,
    msg: 'broken',
    stack: 'at here',
  });
});

test.each([
  ['http', 'GET /admin/auth/reset-password?code=abc (3 ms) 200', 'GET /admin/auth/reset-password (3 ms) 200'],
  ['error', 'no mail to editor@sahra.example', 'no mail to …'],
])('queries and addresses of people are left out: %s', (level, message, msg) => {
  expect(written({ level, message })).toMatchObject({ msg });
});
