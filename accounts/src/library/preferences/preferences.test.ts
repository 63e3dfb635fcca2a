import { viewerTests } from '../../testing/viewer-tests';
import { CATEGORIES_MAX, FOLLOWED_SHOWS_MAX } from './preferences.schema';

const FIRST = { categories: [], shows: [], autoplay: true, captions: null, history_paused: false };

const run = viewerTests('delete from viewer_preferences');

const save = (body: object) => run.salma.send('POST', '/api/preferences', body);
const preferences = async (viewer = run.salma) => {
  const answer = await viewer.send('GET', '/api/preferences');
  return ((await answer.json()) as { data: object }).data;
};

test('begin alike for everybody, and change for one viewer only', async () => {
  expect(await preferences()).toEqual(FIRST);
  const changed = {
    categories: ['sports', 'smashi-gaming'],
    shows: ['away-end', 'slow-road'],
    autoplay: false,
    captions: 'ar',
    history_paused: true,
  };
  const answer = await save(changed);
  expect([answer.status, await answer.json()]).toEqual([200, { data: changed }]);
  expect(await preferences()).toEqual(changed);
  expect(await preferences(run.yusuf)).toEqual(FIRST);
});

test('what is left out stays, and null takes a choice of captions back', async () => {
  await save({ categories: ['sports'], captions: 'off' });
  await save({ autoplay: false });
  await save({});
  expect(await preferences()).toEqual({ ...FIRST, categories: ['sports'], captions: 'off', autoplay: false });
  await save({ captions: null, categories: [] });
  expect(await preferences()).toEqual({ ...FIRST, autoplay: false });
});

test('a channel or show that is named twice counts once, where it was named first', async () => {
  await save({ categories: ['sports', 'business', 'sports'], shows: ['b', 'a', 'b'] });
  expect(await preferences()).toMatchObject({ categories: ['sports', 'business'], shows: ['b', 'a'] });
});

test('changes of different choices at once all hold', async () => {
  const changes = [
    { autoplay: false },
    { captions: 'en' },
    { history_paused: true },
    { categories: ['sports'] },
    { shows: ['away-end'] },
  ];
  await Promise.all([...changes, ...changes].map(save));
  expect(await preferences()).toEqual({
    categories: ['sports'],
    shows: ['away-end'],
    autoplay: false,
    captions: 'en',
    history_paused: true,
  });
});

test.each([
  ['categories', 'sports'],
  ['categories', ['Sports']],
  ['categories', ['رياضة']],
  ['categories', [null]],
  ['categories', ['x'.repeat(65)]],
  ['categories', Array.from({ length: CATEGORIES_MAX + 1 }, (_, index) => `channel-${index}`)],
  ['shows', ['Away End']],
  ['shows', Array.from({ length: FOLLOWED_SHOWS_MAX + 1 }, (_, index) => `show-${index}`)],
  ['autoplay', 'yes'],
  ['autoplay', null],
  ['captions', 'fr'],
  ['captions', true],
  ['history_paused', 1],
])('refuses %s %p and changes nothing', async (field, value) => {
  const answer = await save({ captions: 'en', autoplay: false, [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error_codes: { [field]: ['BAD_USER_INPUT'] } });
  expect(await preferences()).toEqual(FIRST);
});
