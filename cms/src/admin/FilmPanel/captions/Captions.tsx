import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { LOCALES } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { CaptionsOfLanguage } from './CaptionsOfLanguage';

interface Props {
  code: string;
  film: FilmReport;
  /** Whether this editor may change the video. */
  mayChange: boolean;
  reload: () => Promise<FilmDesk | undefined>;
}

/** The captions of a film in each language: they are chosen, checked, downloaded and removed without a new film. */
export const Captions = ({ code, film, mayChange, reload }: Props) => {
  const { formatMessage, locale } = useIntl();
  const present = film.nextCaptions ?? film.captions;
  const waits = film.nextCaptions !== null && film.playable;
  // The editor's language leads.
  const languages = locale === 'ar' ? LOCALES.toReversed() : LOCALES;
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby="sahra-captions">
      <Typography id="sahra-captions" tag="h3" variant="sigma" textColor="neutral600">
        {formatMessage({ id: 'sahra.captions.title' })}
      </Typography>
      {waits && <Typography variant="pi">{formatMessage({ id: 'sahra.captions.next' })}</Typography>}
      {languages.map((language) => {
        const inner = film.captionFacts?.find((each) => each.language === language)?.inner ?? null;
        const offers = film.facts?.innerCaptions.filter(
          (each) => each.language === language && each.inner !== inner,
        );
        return (
          <CaptionsOfLanguage
            key={language}
            code={code}
            language={language}
            isPresent={present.includes(language)}
            waits={waits}
            isInner={inner !== null}
            offers={offers ?? []}
            mayChange={mayChange}
            reload={reload}
          />
        );
      })}
    </Flex>
  );
};
