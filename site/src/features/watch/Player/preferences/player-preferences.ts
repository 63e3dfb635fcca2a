import { deviceStorage } from '../../../../shared/store/browser-storage';
import { createStore } from '../../../../shared/store/create-store';
import { SPEEDS } from '../bar/speeds';

/** Choice of captions. `page` means the locale of the interface, so that captions change with it. */
export type CaptionChoice = 'off' | 'page' | 'both' | 'en' | 'ar';

export interface PlayerPreferences {
  captions: CaptionChoice;
  /** Choice that is restored when captions are switched on again. */
  captionsWhenOn: Exclude<CaptionChoice, 'off'>;
  /** Height in pixels, or `auto` for what the connection allows. */
  quality: number | 'auto';
  /** Whether recordings play without pictures, where their sound can be played alone. */
  audioOnly: boolean;
  /** Language and kind of the chosen sound (`soundKey`), or `first` for the one that leads each film. */
  sound: string;
  volume: number;
  muted: boolean;
  /** Whether shortcuts work while the focus is outside the player (WCAG 2.1.4 requires a way to turn this off). */
  keysEverywhere: boolean;
  /** Whether the next video starts by itself, after a countdown. */
  playNext: boolean;
  /** Whether the stage takes the width of the page on wide windows. */
  theatre: boolean;
  /** Playback rate of recordings. */
  speed: number;
  captionSize: (typeof CAPTION_SIZES)[number];
  /** What keeps captions readable: a dark ground, or an outline of the letters. */
  captionGround: 'shade' | 'outline';
}

export const PREFERENCES_KEY = 'sahra.player';
export const CAPTION_SIZES = ['small', 'normal', 'large'] as const;
const FIRST: PlayerPreferences = {
  captions: 'off',
  captionsWhenOn: 'page',
  quality: 'auto',
  audioOnly: false,
  sound: 'first',
  volume: 1,
  muted: false,
  keysEverywhere: true,
  playNext: true,
  theatre: false,
  speed: 1,
  captionSize: 'normal',
  captionGround: 'shade',
};
const CHOICES: readonly unknown[] = ['off', 'page', 'both', 'en', 'ar'];

const SOUND = /^(?:first|[\w-]*:[A-Z_]+)$/;

const isFraction = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const FITS: Record<keyof PlayerPreferences, (value: unknown) => boolean> = {
  captions: (value) => CHOICES.includes(value),
  captionsWhenOn: (value) => value !== 'off' && CHOICES.includes(value),
  quality: (value) => value === 'auto' || (typeof value === 'number' && value > 0),
  audioOnly: (value) => typeof value === 'boolean',
  sound: (value) => typeof value === 'string' && SOUND.test(value),
  volume: isFraction,
  muted: (value) => typeof value === 'boolean',
  keysEverywhere: (value) => typeof value === 'boolean',
  playNext: (value) => typeof value === 'boolean',
  theatre: (value) => typeof value === 'boolean',
  speed: (value) => SPEEDS.some((speed) => speed === value),
  captionSize: (value) => CAPTION_SIZES.some((size) => size === value),
  captionGround: (value) => value === 'shade' || value === 'outline',
};
const FITS_BY_NAME: ReadonlyMap<string, (value: unknown) => boolean> = new Map(Object.entries(FITS));

/** Parses stored preferences; invalid values fall back to the defaults. */
export const parsePlayerPreferences = (kept: string | null): PlayerPreferences => {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    const fitting = Object.entries(parsed ?? {}).filter(
      ([name, value]) => FITS_BY_NAME.get(name)?.(value) === true,
    );
    return { ...FIRST, ...Object.fromEntries(fitting) };
  } catch {
    return FIRST;
  }
};

/** Player preferences of this device. */
export const playerPreferences = createStore<PlayerPreferences>(
  parsePlayerPreferences(deviceStorage.get(PREFERENCES_KEY)),
);

/** Updates preferences for this page and stores them for later visits. */
export const updatePlayerPreferences = (change: Partial<PlayerPreferences>): void => {
  playerPreferences.set({ ...playerPreferences.get(), ...change });
  deviceStorage.set(PREFERENCES_KEY, JSON.stringify(playerPreferences.get()));
};
