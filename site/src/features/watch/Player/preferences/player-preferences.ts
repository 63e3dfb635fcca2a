import { createStore } from '../../../../shared/store/create-store';

/** `page` is the language of the interface, so that a viewer who changes it finds captions changed as well. */
export type CaptionChoice = 'off' | 'page' | 'both' | 'en' | 'ar';

export interface PlayerPreferences {
  captions: CaptionChoice;
  /** What turning captions on again brings back. */
  captionsWhenOn: Exclude<CaptionChoice, 'off'>;
  /** Height in pixels, or what the connection carries. */
  quality: number | 'auto';
  volume: number;
  muted: boolean;
  /** Whether letters steer the player while nothing in it is focused (WCAG 2.1.4 asks for a way to turn that off). */
  keysEverywhere: boolean;
}

const KEY = 'sahra.player';
const FIRST: PlayerPreferences = {
  captions: 'off',
  captionsWhenOn: 'page',
  quality: 'auto',
  volume: 1,
  muted: false,
  keysEverywhere: true,
};
const CHOICES: readonly unknown[] = ['off', 'page', 'both', 'en', 'ar'];

const isFraction = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const FITS: Record<keyof PlayerPreferences, (value: unknown) => boolean> = {
  captions: (value) => CHOICES.includes(value),
  captionsWhenOn: (value) => value !== 'off' && CHOICES.includes(value),
  quality: (value) => value === 'auto' || (typeof value === 'number' && value > 0),
  volume: isFraction,
  muted: (value) => typeof value === 'boolean',
  keysEverywhere: (value) => typeof value === 'boolean',
};
const FITS_BY_NAME: ReadonlyMap<string, (value: unknown) => boolean> = new Map(Object.entries(FITS));

/** What was kept, as far as it can be understood. */
export const readPreferences = (kept: string | null): PlayerPreferences => {
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

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** How this device likes to watch. */
export const playerPreferences = createStore<PlayerPreferences>(readPreferences(stored()));

/** Changes some of it, for this page and the next visits. */
export const prefer = (change: Partial<PlayerPreferences>): void => {
  playerPreferences.set({ ...playerPreferences.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(playerPreferences.get()));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
};
