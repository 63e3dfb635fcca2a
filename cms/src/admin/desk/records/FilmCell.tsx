import type { FilmReport } from '@sahra/schemas/film';

import type { DeskRecord } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Star } from '../parts/StateStar';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Length as a clock shows it: `24:10`, `1:05:00`. */
const lengthOf = (seconds: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  const rest = two(Math.floor(seconds % MINUTE_S));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

interface Props {
  record: DeskRecord;
  /** undefined while it is read, null while the film service is unavailable. */
  film: FilmReport | null | undefined;
}

/** State of a video's film. */
export const FilmCell = ({ record: { live, seconds }, film }: Props) => {
  const { text } = useDeskLanguage();
  const chip = (
    look: 'plain' | 'draft' | 'failed' | 'missing' | 'air',
    words: string,
    star: 'live' | 'missing' | 'draft' | 'failed' | 'air',
  ) => (
    <span className={[parts['state'], parts[look]].join(' ')}>
      <Star shape={star} />
      <span>{words}</span>
    </span>
  );
  if (film === undefined) return null;
  if (film === null) return chip('plain', text('film.unknown'), 'draft');
  const percent = `${Math.round(film.progress * 100)}%`;
  if (film.state === 'uploading') return chip('draft', text('film.uploading', { percent }), 'draft');
  if (film.state === 'processing' && film.waiting) return chip('draft', text('film.waiting'), 'draft');
  if (film.state === 'processing') return chip('draft', text('film.processing', { percent }), 'draft');
  if (film.state === 'failed') return chip('failed', text('film.failed'), 'failed');
  if (film.state === 'none') return chip('missing', text('film.none'), 'missing');
  if (live) return chip('air', text('film.air'), 'air');
  const length = film.seconds ?? seconds;
  return (
    <span className={[parts['state'], parts['plain']].join(' ')}>
      <Star shape="live" />
      {length === null ? (
        <span>{text('film.ready')}</span>
      ) : (
        <span className={parts['number']}>{lengthOf(length)}</span>
      )}
    </span>
  );
};
