import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import type { Locale } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';
import { filmClock } from '@sahra/schemas/film-clock';
import type { CaptionFacts, ShownCaption } from '@sahra/schemas/film-facts';

import type { FilmDesk } from '../../../films/film-desk.route';
import { useFilmPictures } from '../posters/use-film-pictures';

interface PictureProps {
  caption: ShownCaption;
  language: Locale;
  /** Address of the frame at its beginning; none while the film has none. */
  url: string | undefined;
  /** Width of the picture by its height. */
  ratio: string;
  label: string;
}

/** One caption over its frame, each line in its own direction, as viewers see it. */
const CaptionPicture = ({ caption, language, url, ratio, label }: PictureProps) => (
  <figure style={{ margin: 0 }}>
    <div
      style={{
        position: 'relative',
        aspectRatio: ratio,
        marginInline: 'auto',
        maxBlockSize: '20rem',
        overflow: 'hidden',
        background: '#000',
      }}
    >
      {url !== undefined && (
        <img src={url} alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />
      )}
      <div
        lang={language}
        style={{
          position: 'absolute',
          insetInline: '4%',
          ...(caption.isTop ? { insetBlockStart: '6%' } : { insetBlockEnd: '6%' }),
          textAlign: 'center',
        }}
      >
        {caption.lines.map((line, place) => (
          <p key={place} dir="auto">
            <span style={{ padding: '0 0.4em', color: '#fff', background: 'rgb(0 0 0 / 75%)' }}>{line}</span>
          </p>
        ))}
      </div>
    </div>
    <Typography tag="figcaption" variant="pi">
      {label}
    </Typography>
  </figure>
);

interface Props {
  film: FilmReport;
  captions: readonly CaptionFacts[];
  reload: () => Promise<FilmDesk | undefined>;
}

/** The first and the last caption of each language over the frames at which they begin. */
export const CaptionPictures = ({ film, captions, reload }: Props) => {
  const { formatMessage } = useIntl();
  const shown = captions.flatMap(({ language, first, last, count }) => [
    { language, place: 'first', caption: first },
    ...(count > 1 ? [{ language, place: 'last', caption: last }] : []),
  ]);
  const files = shown.map(({ caption }) => `frames/${Math.round(caption.seconds * 1000)}.jpg`);
  const frames = useFilmPictures(film, files, reload);
  const { width = 0, height = 0 } = film.facts ?? {};
  // A sound without a picture has no size.
  const ratio = width > 0 ? `${width} / ${height}` : '16 / 9';
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {shown.map(({ language, place, caption }, index) => (
        <CaptionPicture
          key={`${language}-${place}`}
          caption={caption}
          language={language}
          url={frames[index]?.url}
          ratio={ratio}
          label={formatMessage(
            { id: `sahra.report.${place}` },
            {
              language: formatMessage({ id: `sahra.captions.${language}` }),
              clock: filmClock(caption.seconds),
            },
          )}
        />
      ))}
    </Flex>
  );
};
