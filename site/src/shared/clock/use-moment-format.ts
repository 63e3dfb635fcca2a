import { formatDate, formatMoment } from '../i18n/format';
import { useIsZoneGuessed } from './use-zone';

/**
 * Returns how a moment is written where there is no room for a `ZoneNote`: its day and hour, and only its day while
 * the viewer's zone is a guess.
 */
export const useMomentFormat = (): typeof formatMoment => (useIsZoneGuessed() ? formatDate : formatMoment);
