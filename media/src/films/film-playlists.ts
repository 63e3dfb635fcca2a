import type { FilmSound } from '@sahra/schemas/film';

import type { VideoCodec } from '../encoder/video-codec';
import { AUDIO_PLAYLIST, MASTER_PLAYLIST } from '../library/library';
import { audioMasterPlaylist, masterPlaylist, type Variant } from '../playlist/master-playlist';
import { qualityFolder, soundFolder, type SoundEncoding } from '../playlist/sound-folders';
import { soundNames } from '../playlist/sound-names';
import { soundMasterPlaylist } from '../playlist/sound-playlist';
import type { FinishedRung, FinishedSound, ServedFilm } from './film-record';

/** Master playlist of one sound alone, by the number of the sound. */
const ONE_SOUND = /^audio-(\d+)\.m3u8$/;

/** Returns the sound that is heard when nobody chooses: special ones are for those who ask for them. */
export const leadingSound = (sounds: readonly FinishedSound[]): FinishedSound | undefined =>
  sounds.find(({ kind }) => kind === 'programme') ?? sounds[0];

/**
 * Returns the qualities, those in H.264 first, because some players begin with the first that is listed. Where there is AV1,
 * the scores make it the better of two of one size for players that would take the one with more bits (RFC 8216bis, SCORE).
 */
const variantsOf = ({ version, rungs, av1, sounds = [] }: ServedFilm): Variant[] => {
  const isApart = sounds.length > 0;
  const variantOf =
    (codec: VideoCodec) =>
    ({ name, ...rung }: FinishedRung, index: number): Variant => ({
      ...rung,
      path: `${version}/${qualityFolder(name, codec, isApart)}`,
      ...(av1?.isWhole === true && { score: 2 * index + (codec === 'av1' ? 2 : 1) }),
    });
  return [...rungs.map(variantOf('h264')), ...(av1?.isWhole === true ? av1.rungs.map(variantOf('av1')) : [])];
};

const masterOf = (film: ServedFilm): string => {
  const { version, sounds = [] } = film;
  const variants = variantsOf(film);
  if (sounds.length === 0) return masterPlaylist(variants);
  const names = soundNames(sounds);
  const lead = leadingSound(sounds);
  return soundMasterPlaylist(
    variants,
    sounds.map((sound, index) => ({
      ...sound,
      name: names[index] ?? '',
      isDefault: sound === lead,
      pathOf: (encoding: SoundEncoding) => `${version}/${soundFolder(sound.id, encoding)}`,
    })),
  );
};

const soundAlone = ({ version, audio, sounds = [] }: ServedFilm, file: string): string | undefined => {
  const wanted = Number(ONE_SOUND.exec(file)?.[1]);
  const sound = file === AUDIO_PLAYLIST ? leadingSound(sounds) : sounds.find(({ id }) => id === wanted);
  if (sound) return audioMasterPlaylist(`${version}/${soundFolder(sound.id, 'low')}`, sound.low);
  return file === AUDIO_PLAYLIST && audio ? audioMasterPlaylist(`${version}/audio`, audio) : undefined;
};

/** Returns a master playlist of a film: its paths name the version, so a new version is another list. */
export const filmPlaylist = (film: ServedFilm, file: string): string | undefined =>
  file === MASTER_PLAYLIST ? masterOf(film) : soundAlone(film, file);

/** Returns the sounds of a film as others see them. */
export const filmSounds = ({ sounds = [] }: ServedFilm): FilmSound[] => {
  const names = soundNames(sounds);
  return sounds.map(({ id, language, kind, title, surround }, index) => ({
    ...{ id, language, kind, title },
    name: names[index] ?? '',
    channels: surround ? 6 : 2,
  }));
};
