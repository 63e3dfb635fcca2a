import type { Playback } from '../../../../shared/playback/use-playback';

export type Sound = Playback['sounds'][number];

/** Choice of a device before its viewer has made one: the sound that leads the film. */
export const LEADING_SOUND = 'first';

/** Returns what a device keeps of a choice, so that it fits other films: language and kind. */
export const soundKey = ({ language, kind }: Pick<Sound, 'language' | 'kind'>): string =>
  `${language ?? ''}:${kind}`;

const leading = (sounds: readonly Sound[]): Sound | undefined =>
  sounds.find(({ kind }) => kind === 'PROGRAMME') ?? sounds[0];

/**
 * Returns the sound of a film that fits a choice best: the same, else the programme in its language, else the one that
 * leads. A special sound is never picked for anybody who has not chosen one of its kind.
 */
export const pickSound = (choice: string, sounds: readonly Sound[]): Sound | undefined => {
  const [language = ''] = choice.split(':');
  return (
    sounds.find((sound) => soundKey(sound) === choice) ??
    sounds.find((sound) => soundKey(sound) === `${language}:PROGRAMME`) ??
    leading(sounds)
  );
};
