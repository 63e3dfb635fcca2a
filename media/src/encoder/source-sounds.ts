import { SOUNDS_MAX, type LostSound, type SoundKind } from '@sahra/schemas/film';

/** Where the channels of a finished sound are heard. */
export type Layout = 'stereo' | '5.1';

/** A sound of an uploaded file. */
export interface SourceSound {
  /** Indexes of its streams in the file: one, or two of one channel each, the left one first. */
  streams: readonly number[];
  /** As BCP 47 writes it; null when the file does not say it. */
  language: string | null;
  kind: SoundKind;
  codec: string;
  channels: number;
  /** Name of ffmpeg for where the channels are heard, such as `5.1(side)`; empty when the file does not say it. */
  layout: string;
}

/** What a file says of the use of a stream, in the words of ffmpeg. */
type Use =
  | 'attached_pic'
  | 'comment'
  | 'default'
  | 'descriptions'
  | 'forced'
  | 'hearing_impaired'
  | 'visual_impaired';

/** What ffprobe says of a stream. */
export interface ProbedSound {
  index: number;
  codec_type?: string;
  codec_name?: string;
  codec_tag_string?: string;
  channels?: number;
  channel_layout?: string;
  disposition?: Partial<Record<Use, number>>;
  tags?: { DURATION?: string; handler_name?: string; language?: string; title?: string };
}

/** Codes of ISO 639 that name no language. */
const NO_LANGUAGE = /^(?:und|mul|zxx|mis|q[a-t][a-z])(?:-|$)/;
/** Language, and perhaps script and region. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/;

/** Returns the language of a tag such as `ara`, `fre`, `ar` or `pt-br`, as BCP 47 writes it; null when it names none. */
export const languageOf = (tag: string | undefined): string | null => {
  const written = (tag ?? '').trim().replaceAll('_', '-').toLowerCase();
  if (!LANGUAGE_TAG.test(written) || NO_LANGUAGE.test(written)) return null;
  const [known = null] = Intl.getCanonicalLocales(written);
  return known;
};

const flagged = ({ disposition = {} }: ProbedSound, ...uses: Use[]): boolean =>
  uses.some((use) => disposition[use] === 1);

/** Words of titles that only sounds of these kinds have. “Commentary” alone is the voice of a match, too. */
const DESCRIPTION = /audio.?desc|descriptive|\bdescribed\b|\bDVS\b|audiovision|وصف صوتي|الوصف الصوتي/i;
const COMMENTARY = /(?:director|cast|crew|audio|filmmaker)\S*.{0,12}commentary|تعليق المخرج/i;

const kindOf = (stream: ProbedSound): SoundKind => {
  const title = `${stream.tags?.title ?? ''} ${stream.tags?.handler_name ?? ''}`;
  if (flagged(stream, 'visual_impaired', 'descriptions') || DESCRIPTION.test(title)) return 'description';
  if (flagged(stream, 'comment') || COMMENTARY.test(title)) return 'commentary';
  return flagged(stream, 'hearing_impaired') ? 'clear_speech' : 'programme';
};

const codecOf = ({ codec_name: name, codec_tag_string: tag }: ProbedSound): string =>
  name ?? (tag !== undefined && /^\w+$/.test(tag) ? tag : 'unknown');

const soundOf = (stream: ProbedSound): SourceSound => ({
  streams: [stream.index],
  language: languageOf(stream.tags?.language),
  kind: kindOf(stream),
  codec: codecOf(stream),
  channels: stream.channels ?? 0,
  layout: stream.channel_layout ?? '',
});

/** Whether a sound has what 5.1 is made of. A file that does not say where its channels are heard is not believed. */
export const hasSurround = ({ channels, layout }: SourceSound): boolean =>
  channels >= 6 && /^[567]\.1/.test(layout);

/** Returns a sound that is not kept, for the editor. */
export const lostSound = (
  { language, codec }: Pick<SourceSound, 'language' | 'codec'>,
  reason: LostSound['reason'],
): LostSound => ({ language, codec, reason });

/**
 * Cameras and stations write each channel as a stream of its own. Streams of one channel that say nothing to tell them
 * apart are such channels: the first two are left and right (EBU R 123).
 */
const areChannels = (streams: readonly ProbedSound[], sounds: readonly SourceSound[]): boolean =>
  streams.every(({ tags }) => tags?.title === streams[0]?.tags?.title) &&
  sounds.every(
    ({ channels, kind, language }) =>
      channels === 1 && kind === 'programme' && language === sounds[0]?.language,
  );

/**
 * Returns the sounds of a file, the main one first and special ones last, and those that are left out. The main one is
 * what the file marks as its default, unless that is a special one.
 */
export const soundsOf = (
  streams: readonly ProbedSound[],
): { sounds: readonly SourceSound[]; lost: readonly LostSound[] } => {
  const heard = streams.filter((each) => each.codec_type === 'audio');
  const sounds = heard.map(soundOf);
  const [left, right] = sounds;
  if (left && right && areChannels(heard, sounds)) {
    const whole = { ...left, streams: [...left.streams, ...right.streams], channels: 2, layout: 'stereo' };
    return { sounds: [whole], lost: sounds.slice(2).map((each) => lostSound(each, 'SINGLE_CHANNEL')) };
  }
  const isDefault = ({ streams: [index] }: SourceSound): boolean =>
    heard.some((stream) => stream.index === index && flagged(stream, 'default'));
  const programmes = sounds.filter(({ kind }) => kind === 'programme');
  const main = programmes.find(isDefault) ?? programmes[0] ?? sounds.find(isDefault) ?? sounds[0];
  const rank = (sound: SourceSound): number => (sound === main ? 0 : sound.kind === 'programme' ? 1 : 2);
  const ordered = sounds.toSorted((one, other) => rank(one) - rank(other));
  return {
    sounds: ordered.slice(0, SOUNDS_MAX),
    lost: ordered.slice(SOUNDS_MAX).map((each) => lostSound(each, 'TOO_MANY')),
  };
};
