import { playerPreferences, updatePlayerPreferences, parsePlayerPreferences } from './player-preferences';

test('what was kept is read back, and what makes no sense is not', () => {
  expect(parsePlayerPreferences('{"captions":"both","quality":720,"volume":0.4}')).toMatchObject({
    captions: 'both',
    quality: 720,
    volume: 0.4,
  });
  expect(
    parsePlayerPreferences('{"speed":1.5,"captionSize":"large","captionGround":"outline"}'),
  ).toMatchObject({
    speed: 1.5,
    captionSize: 'large',
    captionGround: 'outline',
  });
  expect(
    parsePlayerPreferences(
      '{"captions":"loud","quality":-1,"volume":7,"audioOnly":"yes","muted":"yes","speed":9,"captionSize":"huge","captionGround":1,"theatre":"yes","more":1}',
    ),
  ).toEqual(parsePlayerPreferences(null));
  expect(parsePlayerPreferences('no json')).toEqual(parsePlayerPreferences(null));
  expect(parsePlayerPreferences('null')).toEqual(parsePlayerPreferences(null));
});

test('a choice is kept for the next visit of this device', () => {
  updatePlayerPreferences({ quality: 360 });
  expect(playerPreferences.get().quality).toBe(360);
  expect(parsePlayerPreferences(localStorage.getItem('sahra.player')).quality).toBe(360);
});
