import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../films/film-desk.route';
import { Captions } from './captions/Captions';
import { FilmPicker } from './FilmPicker';
import { FilmState, problemText } from './FilmState';
import { lacksFilm } from './lacks-film';
import { Report } from './report/Report';
import { Sounds } from './sounds/Sounds';
import { useFilmUpload } from './use-film-upload';
import { useKeepFocus } from './use-keep-focus';

interface FilmProps {
  address: string;
  /** Choice of the poster among the pictures of the film; null where the form has no field for it. */
  posters: ((film: FilmReport) => ReactNode) | null;
  /** Drawn while viewers have nothing to play and nothing is on its way. */
  lacking?: ReactNode;
  /** Told when an upload begins and ends. */
  onUploading?: (isUploading: boolean) => void;
  desk: FilmDesk;
  reload: () => Promise<FilmDesk | undefined>;
}

/**
 * Whether there is a film that captions can belong to. A live stream of the library is none: viewers get no captions
 * with it. An uploaded film, which becomes the recording, has a length or is on its way.
 */
const takesCaptions = ({ playable, state, seconds, nextCaptions }: FilmReport, live: boolean): boolean =>
  live ? seconds !== null || nextCaptions !== null : playable || state !== 'none';

/** State of a film, its upload, the report on it, its poster, its sounds and its captions. */
export const Film = ({
  address,
  posters,
  lacking,
  onUploading,
  desk: { code, live, film, token },
  reload,
}: FilmProps) => {
  const { formatMessage, locale } = useIntl();
  const { post } = useFetchClient();
  const { progress, problem, start, cancel } = useFilmUpload(code, reload);
  const retry = (): void => {
    post(`${address}/retry`).then(reload, reload);
  };
  const uploading = progress !== null;
  useEffect(() => {
    if (!uploading) return undefined;
    onUploading?.(true);
    return () => onUploading?.(false);
  }, [uploading, onUploading]);
  const stop = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useKeepFocus(`${uploading} ${film?.retryable}`, () => (uploading ? stop : chooser).current);
  if (!film) return <Typography>{formatMessage({ id: 'sahra.film.unavailable' })}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <FilmState film={film} uploaded={progress} />
      {!uploading && lacksFilm(film) && lacking}
      {problem && (
        <Typography textColor="danger600" role="alert">
          {problem === 'broken' ? formatMessage({ id: 'sahra.film.broken' }) : problemText(problem, locale)}
        </Typography>
      )}
      {uploading && <Typography variant="pi">{formatMessage({ id: 'sahra.film.stay' })}</Typography>}
      {uploading && (
        <Button ref={stop} variant="tertiary" onClick={cancel}>
          {formatMessage({ id: 'sahra.film.cancel' })}
        </Button>
      )}
      {film.retryable && token !== null && !uploading && (
        <Button onClick={retry}>{formatMessage({ id: 'sahra.film.retry' })}</Button>
      )}
      {token !== null && !uploading && (
        <FilmPicker chooser={chooser} replaces={film.playable} onFile={start} />
      )}
      {!uploading && <Report film={film} reload={reload} />}
      {token !== null && film.posters > 0 && posters?.(film)}
      {film.sounds.length + film.lostSounds.length > 0 && (
        <Sounds code={code} film={film} mayChange={token !== null} reload={reload} />
      )}
      {takesCaptions(film, live) && (
        <Captions code={code} film={film} mayChange={token !== null} reload={reload} />
      )}
    </Flex>
  );
};
