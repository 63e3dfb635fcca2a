import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';
import { FILM_PROBLEM_TEXTS, type FilmProblem } from '@sahra/schemas/film-problems';
import { numberFormat } from '@sahra/schemas/intl-formats';

import { adminLocale } from '../admin-locale';

/** Returns the text of a problem in the language of the admin. */
export const problemText = (problem: FilmProblem, locale: string): string =>
  FILM_PROBLEM_TEXTS[problem][adminLocale(locale)];

/** The tag sets the digits of Arabic: 0–9, as on the desk. */
const percentIn = (locale: string): Intl.NumberFormat =>
  numberFormat(LOCALE_TAG[adminLocale(locale)], { style: 'percent' });

interface Props {
  film: FilmReport;
  /** Progress of the upload from this page, which is newer than that of the film; null without one. */
  uploaded: number | null;
}

/** State of a film in words, with its progress. */
export const FilmState = ({ film, uploaded }: Props) => {
  const { formatMessage, locale } = useIntl();
  const state = uploaded === null ? film.state : 'uploading';
  const progress = uploaded ?? film.progress;
  const moving = state === 'uploading' || state === 'processing';
  const message = state === 'processing' && film.waiting ? 'waiting' : state;
  const text = formatMessage(
    { id: `sahra.film.${message}` },
    { percent: percentIn(locale).format(progress) },
  );
  const beside = film.playable && moving && film.state === 'processing' ? 'plays' : 'former';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography role="status">{text}</Typography>
      {moving && (
        // The bar of the design system is filled from the left in Arabic too.
        <progress
          value={progress}
          aria-label={text}
          style={{ inlineSize: '100%', accentColor: 'var(--ok-l)' }}
        />
      )}
      {film.reason && <Typography textColor="danger600">{problemText(film.reason, locale)}</Typography>}
      {film.playable && (moving || state === 'failed') && (
        <Typography variant="pi">{formatMessage({ id: `sahra.film.${beside}` })}</Typography>
      )}
    </Flex>
  );
};
