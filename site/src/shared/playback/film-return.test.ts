import { keepFilmReturn, readFilmReturn } from './film-return';

test('the film and its second are remembered in the tab, and nothing that is no page of this site', () => {
  expect(readFilmReturn()).toBeNull();
  keepFilmReturn('/ar/watch/abc123?t=992');
  expect(readFilmReturn()).toBe('/ar/watch/abc123?t=992');
  keepFilmReturn('//elsewhere.example/watch');
  expect(readFilmReturn()).toBeNull();
});
