import { Box } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { directionOf } from './direction-of';
import { Film } from './Film';
import { FormPosters } from './posters/FormPosters';
import { PublishQuestion } from './PublishQuestion';
import { filmDeskAddress, useFilmDesk, VIDEO } from './use-film-desk';

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
          posters={
            model === VIDEO && documentId !== undefined
              ? (film) => <FormPosters documentId={documentId} film={film} reload={reload} />
              : null
          }
          lacking={<PublishQuestion />}
          desk={desk}
          reload={reload}
        />
      </Box>
    ),
  };
};
