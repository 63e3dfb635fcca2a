import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeMedia, PLAYBACK, playPlayer, renderPlayer } from '../../../../../testing/player';
import type { Playback } from '../../../../shared/playback/use-playback';
import { parsePlayerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';
import type { Sound } from './pick-sound';

const sound = (number: number, language: string | null, more: Partial<Sound> = {}): Sound => ({
  ...{ __typename: 'Sound', number, language, kind: 'PROGRAMME', title: null, name: `Sound ${number}` },
  audio: `/media/1-a/abc123/audio-${number}.m3u8`,
  ...more,
});
const playback: Playback = {
  ...PLAYBACK,
  audio: '/media/1-a/abc123/audio.m3u8',
  sounds: [
    sound(1, 'ar'),
    sound(2, 'en'),
    sound(3, 'ar', { kind: 'DESCRIPTION' }),
    sound(4, 'en', { kind: 'COMMENTARY', title: 'With the director' }),
    sound(5, null),
  ],
};

beforeEach(fakeMedia);
afterEach(() => {
  cleanup();
  updatePlayerPreferences({ audioOnly: false, sound: 'first' });
});

const openSettings = (name = 'Settings'): void => void fireEvent.click(screen.getByRole('button', { name }));
const group = (name = 'Sound') => within(screen.getByRole('group', { name }));
const choices = () =>
  group()
    .getAllByRole('menuitemradio')
    .map((item) => [item.textContent, item.getAttribute('aria-checked')]);
const pathOf = (video: HTMLVideoElement): string => new URL(video.src).pathname;

test('sounds are named in the language of the page, and the one that leads is heard', async () => {
  await playPlayer({ playback });
  openSettings();
  expect(choices()).toEqual([
    ['Arabic', 'true'],
    ['English', 'false'],
    ['Arabic, audio description', 'false'],
    ['With the director', 'false'],
    ['Sound 5', 'false'],
  ]);
});

test('a film with one sound offers no choice', async () => {
  await playPlayer();
  openSettings();
  expect(screen.queryByRole('group', { name: 'Sound' })).toBeNull();
});

test('a choice by keyboard is kept on the device as language and kind', async () => {
  await playPlayer({ playback });
  openSettings();
  group().getByRole('menuitemradio', { name: 'Arabic' }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(parsePlayerPreferences(localStorage.getItem('sahra.player')).sound).toBe('en:PROGRAMME');
  openSettings();
  expect(group().getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
});

test('the choice of this device holds for the next film that has such a sound', async () => {
  updatePlayerPreferences({ sound: 'ar:DESCRIPTION' });
  await playPlayer({ playback });
  openSettings();
  expect(group().getByRole('menuitemradio', { name: 'Arabic, audio description' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
});

test('sounds that are alike are named as in the playlist, and each can be chosen', async () => {
  const alike = [sound(1, 'en', { name: 'English' }), sound(2, 'en', { name: 'English 2' })];
  await playPlayer({ playback: { ...playback, sounds: alike } });
  openSettings();
  fireEvent.click(group().getByRole('menuitemradio', { name: 'English 2' }));
  openSettings();
  expect(choices()).toEqual([
    ['English', 'false'],
    ['English 2', 'true'],
  ]);
});

test('the sound alone is that of the chosen language, and another choice goes on at its second', async () => {
  updatePlayerPreferences({ audioOnly: true, sound: 'en:PROGRAMME' });
  const video = await playPlayer({ playback });
  expect(pathOf(video)).toBe('/media/1-a/abc123/audio-2.m3u8');
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA, writable: true });
  video.currentTime = 300;
  openSettings();
  fireEvent.click(group().getByRole('menuitemradio', { name: 'Arabic' }));
  expect(pathOf(video)).toBe('/media/1-a/abc123/audio-1.m3u8');
  video.currentTime = 0;
  act(() => void video.dispatchEvent(new Event('loadedmetadata')));
  expect(video.currentTime).toBe(300);
});

test('the sound alone of a device without a choice is that of the film', () => {
  updatePlayerPreferences({ audioOnly: true });
  expect(pathOf(renderPlayer({ playback }))).toBe('/media/1-a/abc123/audio-1.m3u8');
});
