import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import type { FilmReport } from '@sahra/schemas/film';
import { changedTexts, foundTexts, lookTexts } from '@sahra/schemas/film-facts-texts';

import type { FilmDesk } from '../../../films/film-desk.route';
import { adminLocale } from '../../admin-locale';
import { CaptionPictures } from './CaptionPictures';

interface ListProps {
  heading: string;
  sentences: readonly string[];
}

const Sentences = ({ heading, sentences }: ListProps) => (
  <Box>
    <Typography tag="h4" variant="pi" fontWeight="bold">
      {heading}
    </Typography>
    <ul aria-label={heading} style={{ listStyle: 'disc', paddingInlineStart: '1.8rem' }}>
      {sentences.map((sentence, place) => (
        <Typography key={place} tag="li" variant="pi" style={{ lineHeight: 1.6 }}>
          {sentence}
        </Typography>
      ))}
    </ul>
  </Box>
);

interface Props {
  film: FilmReport;
  reload: () => Promise<FilmDesk | undefined>;
}

/**
 * What an editor should know of a film before viewers see it: what its file has, what was changed, what to look at, and
 * its first and last captions over the picture. Nothing for a film that was made before there were facts.
 */
export const Report = ({ film, reload }: Props) => {
  const { formatMessage, locale } = useIntl();
  const { facts, captionFacts = [] } = film;
  if (!facts && captionFacts.length === 0) return null;
  const language = adminLocale(locale);
  const text = (key: string): string => formatMessage({ id: `sahra.report.${key}` });
  const changed = facts ? changedTexts(facts, language) : [];
  const look = lookTexts(facts, captionFacts, language);
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby="sahra-report">
      <Typography id="sahra-report" tag="h3" variant="sigma" textColor="neutral600">
        {text('title')}
      </Typography>
      {facts && <Sentences heading={text('found')} sentences={foundTexts(facts, language)} />}
      {facts && (
        <Sentences heading={text('changed')} sentences={changed.length > 0 ? changed : [text('unchanged')]} />
      )}
      {look.length > 0 && <Sentences heading={text('look')} sentences={look} />}
      {captionFacts.length > 0 && <CaptionPictures film={film} captions={captionFacts} reload={reload} />}
    </Flex>
  );
};
