import type { SoundKind } from '@sahra/schemas/film';

import type { BitRates } from './bit-rates';
import { keyPictureLines, master, variantLines, type Variant } from './master-playlist';
import type { SoundEncoding } from './sound-folders';

/** A sound beside the pictures of a film. */
interface SoundRendition {
  /** Unlike those of the other sounds, without quotes. */
  name: string;
  /** As BCP 47 writes it; null when it is not known. */
  language: string | null;
  kind: SoundKind;
  /** Whether it is heard when nobody chooses. */
  isDefault: boolean;
  low: BitRates;
  stereo: BitRates;
  /** Missing for a sound without 5.1. */
  surround?: BitRates;
  /** Returns the path of the folder of an encoding, relative to the master playlist. */
  pathOf: (encoding: SoundEncoding) => string;
}

/** What Apple calls these sounds (`AVMediaCharacteristic`). */
const CHARACTERISTICS: Readonly<Record<SoundKind, string | null>> = {
  programme: null,
  description: 'public.accessibility.describes-video',
  commentary: 'public.auxiliary-content',
  clear_speech: 'public.accessibility.enhances-speech-intelligibility',
};

/** Short side of the largest picture that is heard at the low rate: its line is a slow one. */
const LOW_MAX = 240;

/**
 * Whether a player may choose the sound by itself, for its language and the settings of the device. Never a commentary, and
 * of sounds that are alike only the first (RFC 8216, section 4.3.4.1.1).
 */
const mayBeSelected = (sound: SoundRendition, before: readonly SoundRendition[]): boolean => {
  const { isDefault, language, kind } = sound;
  if (isDefault) return true;
  if (kind === 'commentary' || language === null) return false;
  return !before.some((each) => each.language === language && each.kind === kind);
};

/** Returns the encoding that a sound has in a group: one without 5.1 is in its group as stereo. */
const encodingIn = (group: SoundEncoding, { surround }: SoundRendition): SoundEncoding =>
  group === 'surround' && !surround ? 'stereo' : group;

const ratesIn = (group: SoundEncoding, sound: SoundRendition): BitRates =>
  sound[encodingIn(group, sound)] ?? sound.stereo;

const mediaLine = (
  group: SoundEncoding,
  sound: SoundRendition,
  before: readonly SoundRendition[],
): string => {
  const { name, language, kind, isDefault, pathOf } = sound;
  const encoding = encodingIn(group, sound);
  const characteristics = CHARACTERISTICS[kind];
  return [
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${group}"`,
    `NAME="${name}"`,
    ...(language === null ? [] : [`LANGUAGE="${language}"`]),
    `DEFAULT=${isDefault ? 'YES' : 'NO'}`,
    `AUTOSELECT=${mayBeSelected(sound, before) ? 'YES' : 'NO'}`,
    ...(characteristics === null ? [] : [`CHARACTERISTICS="${characteristics}"`]),
    `CHANNELS="${encoding === 'surround' ? 6 : 2}"`,
    `URI="${pathOf(encoding)}/index.m3u8"`,
  ].join(',');
};

/** Returns the qualities with a group of sounds. Any of its sounds may be played, so the largest counts. */
const variantsWith = (
  group: SoundEncoding,
  variants: readonly Variant[],
  sounds: readonly SoundRendition[],
): string[] => {
  const rates = sounds.map((sound) => ratesIn(group, sound));
  const peak = Math.max(...rates.map((each) => each.peak));
  const average = Math.max(...rates.map((each) => each.average));
  return variants.map((variant) =>
    variantLines({
      ...variant,
      peak: variant.peak + peak,
      average: variant.average + average,
      audio: group,
    }),
  );
};

/**
 * Returns a master playlist of pictures, smallest first, and of sounds apart from them, in the given order. The smallest
 * pictures are heard at a low rate, the others in stereo; where a sound has 5.1, they are listed with it once more, last.
 */
export const soundMasterPlaylist = (
  variants: readonly Variant[],
  sounds: readonly SoundRendition[],
): string => {
  const sideOf = ({ width, height }: Variant): number => Math.min(width, height);
  const largest = Math.max(...variants.map(sideOf));
  const isLow = (variant: Variant): boolean => sideOf(variant) <= Math.min(LOW_MAX, largest - 1);
  const low = variants.filter(isLow);
  const others = variants.filter((variant) => !isLow(variant));
  const groups: (readonly [SoundEncoding, readonly Variant[]])[] = [
    ['low', low],
    ['stereo', others],
    ['surround', sounds.some(({ surround }) => surround) ? others : []],
  ];
  const used = groups.filter(([, members]) => members.length > 0);
  return master([
    ...used.flatMap(([group]) =>
      sounds.map((sound, index) => mediaLine(group, sound, sounds.slice(0, index))),
    ),
    ...used.flatMap(([group, members]) => variantsWith(group, members, sounds)),
    ...variants.flatMap(keyPictureLines),
  ]);
};
