import { programmeState } from '../../shared/catalogue/programme-state';
import type { Entry } from './timeline/channel-rows';

/** Returns where a programme leads: what is on is watched at once, everything else has a page of its own. */
export const entryLink = (entry: Entry, now: number): string =>
  entry.video && programmeState(entry, now) === 'on'
    ? `/watch/${entry.video.code}`
    : `/schedule/${entry.code}`;
