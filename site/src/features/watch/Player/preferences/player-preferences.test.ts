import { playerPreferences, prefer, readPreferences } from './player-preferences';

test('what was kept is read back, and what makes no sense is not', () => {
  expect(readPreferences('{"captions":"both","quality":720,"volume":0.4}')).toMatchObject({
    captions: 'both',
    quality: 720,
    volume: 0.4,
  });
  expect(readPreferences('{"captions":"loud","quality":-1,"volume":7,"muted":"yes","more":1}')).toEqual(
    readPreferences(null),
  );
  expect(readPreferences('no json')).toEqual(readPreferences(null));
  expect(readPreferences('null')).toEqual(readPreferences(null));
});

test('a choice is kept for the next visit of this device', () => {
  prefer({ quality: 360 });
  expect(playerPreferences.get().quality).toBe(360);
  expect(readPreferences(localStorage.getItem('sahra.player')).quality).toBe(360);
});
