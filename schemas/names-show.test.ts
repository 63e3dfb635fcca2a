import { namesShow } from './names-show';

test.each([
  ['Standing Room: the reunion', 'Standing Room', true],
  ['Standing Room, live from the old cinema', 'Standing Room', true],
  ['Standing Room', 'Standing Room', true],
  ['«على الواقف» مباشرة من السينما القديمة', 'على الواقف', true],
  ['عود بعد الغروب: جلسة بلا نهاية', 'عود بعد الغروب', true],
  ['جلسة من «عود بعد الغروب»', 'عود بعد الغروب', false],
  ['Respawning at dawn', 'Respawn', false],
  ['My father reads the comments', 'Standing Room', false],
])('%s names %s: %s', (title, show, expected) => {
  expect(namesShow(title, show)).toBe(expected);
});
