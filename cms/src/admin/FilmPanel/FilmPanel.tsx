import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../films/film-desk.route';
import { Captions } from './captions/Captions';
import { directionOf } from './direction-of';
import { FilmPicker } from './FilmPicker';
import { PublishQuestion } from './PublishQuestion';
import { FilmState, problemText } from './FilmState';
import { Posters } from './posters/Posters';
import { filmDeskAddress, useFilmDesk, VIDEO } from './use-film-desk';
import { useFilmUpload } from './use-film-upload';

interface FilmProps {
  address: string;
  /** Set where the form has the field of the poster. */
  factsId: string | undefined;
  desk: FilmDesk;
  reload: () => Promise<FilmDesk | undefined>;
}

/** Whether viewers have nothing to play, and nothing is on its way. */
const lacksFilm = ({ playable, state }: FilmReport): boolean =>
  !playable && (state === 'none' || state === 'failed');

/**
 * Whether there is a film that captions can belong to. A live stream of the library is none: viewers get no captions
 * with it. An uploaded film, which becomes the recording, has a length or is on its way.
 */
const takesCaptions = ({ playable, state, seconds, nextCaptions }: FilmReport, live: boolean): boolean =>
  live ? seconds !== null || nextCaptions !== null : playable || state !== 'none';

const Film = ({ address, factsId, desk: { code, live, film, token }, reload }: FilmProps) => {
  const { formatMessage, locale } = useIntl();
  const { post } = useFetchClient();
  const { progress, problem, start, cancel } = useFilmUpload(code, reload);
  const retry = (): void => {
    post(`${address}/retry`).then(reload, reload);
  };
  if (!film) return <Typography>{formatMessage({ id: 'sahra.film.unavailable' })}</Typography>;
  const uploading = progress !== null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <FilmState film={film} uploaded={progress} />
      {!uploading && lacksFilm(film) && <PublishQuestion />}
      {problem && (
        <Typography textColor="danger600" role="alert">
          {problem === 'broken' ? formatMessage({ id: 'sahra.film.broken' }) : problemText(problem, locale)}
        </Typography>
      )}
      {uploading && <Typography variant="pi">{formatMessage({ id: 'sahra.film.stay' })}</Typography>}
      {uploading && (
        <Button variant="tertiary" onClick={cancel}>
          {formatMessage({ id: 'sahra.film.cancel' })}
        </Button>
      )}
      {film.retryable && token !== null && !uploading && (
        <Button onClick={retry}>{formatMessage({ id: 'sahra.film.retry' })}</Button>
      )}
      {token !== null && !uploading && <FilmPicker replaces={film.playable} onFile={start} />}
      {factsId !== undefined && token !== null && film.posters > 0 && (
        <Posters documentId={factsId} film={film} reload={reload} />
      )}
      {takesCaptions(film, live) && (
        <Captions code={code} film={film} mayChange={token !== null} reload={reload} />
      )}
    </Flex>
  );
};

interface PanelContext {
  model: string;
  documentId?: string;
}

/** Side panel of a video: the state of its film, and the place to upload one. */
export const FilmPanel = ({ model, documentId }: PanelContext) => {
  const { formatMessage, locale } = useIntl();
  const address = filmDeskAddress(model, documentId);
  const { desk, reload } = useFilmDesk(address);
  if (!desk || address === null) return null;
  return {
    title: formatMessage({ id: 'sahra.film.title' }),
    content: (
      // The admin itself stays left to right in Arabic.
      <Box dir={directionOf(locale)} width="100%">
        <Film
          key={desk.code}
          address={address}
          factsId={model === VIDEO ? documentId : undefined}
          desk={desk}
          reload={reload}
        />
      </Box>
    ),
  };
};
