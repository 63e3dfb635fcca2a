import type { Stream } from '../library/library';
import type { LinearChannel } from '../linear/linear-channel';

/** A film, and the path of a file in it. */
export interface ShownFile {
  stream: Stream;
  file: string;
}

/**
 * What a live stream does not have: caption times count from the start of the recording, and the sound alone of a
 * channel would not follow its schedule.
 */
const RECORDED_ONLY = /^(?:captions\/|audio[/.])/;

/**
 * Returns the film that has a file of `own`, the stream of the URL: for a linear channel it can be the film of a
 * programme. Undefined when there is none.
 */
export const shownFile = (
  own: Stream | undefined,
  channel: LinearChannel | undefined,
  file: string,
  now: number,
): ShownFile | undefined => {
  const shown = channel?.fileOf(file, now);
  if (shown) return shown;
  if (own?.has(file) !== true || (own.live && RECORDED_ONLY.test(file))) return undefined;
  return { stream: own, file };
};
