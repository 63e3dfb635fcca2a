import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { LOCALES } from '@sahra/schemas/constants';

import { directionOf } from '../direction-of';
import { PosterPictures } from './PosterPictures';
import type { FilmPicture } from './use-film-pictures';
import type { Descriptions } from './use-poster-descriptions';

/** What happens to the chosen picture, or happened last. */
export type PosterState = 'none' | 'storing' | 'chosen' | 'undescribed' | 'broken';

const ALT_CHARACTERS = 200;

interface Props {
  candidates: readonly FilmPicture[];
  descriptions: Descriptions;
  state: PosterState;
  onChoose: (candidate: FilmPicture, number: number, described: Descriptions) => void;
}

/** The pictures of a film, one of which an editor chooses and describes in both languages. */
export const PosterChooser = ({ candidates, descriptions, state, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<number | null>(null);
  const [described, setDescribed] = useState(descriptions);
  const text = (key: string): string => formatMessage({ id: `sahra.poster.${key}` });
  const candidate = chosen === null ? undefined : candidates[chosen];
  const use = (): void => {
    if (candidate && chosen !== null && state !== 'storing') onChoose(candidate, chosen + 1, described);
  };
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby="sahra-posters">
      <Typography id="sahra-posters" tag="h3" variant="sigma" textColor="neutral600">
        {text('title')}
      </Typography>
      <Typography variant="pi">{text('hint')}</Typography>
      <PosterPictures candidates={candidates} chosen={chosen} onChange={setChosen} />
      {candidate && (
        <>
          {LOCALES.map((locale) => (
            <Field.Root key={locale} name={`sahra-poster-${locale}`}>
              <Field.Label>{text(locale)}</Field.Label>
              <TextInput
                dir={directionOf(locale)}
                lang={locale}
                maxLength={ALT_CHARACTERS}
                value={described[locale]}
                onChange={({ target }: { target: { value: string } }) =>
                  setDescribed((before) => ({ ...before, [locale]: target.value }))
                }
              />
            </Field.Root>
          ))}
          <Typography variant="pi">{text('alt')}</Typography>
          <Button variant="secondary" onClick={use}>
            {text('use')}
          </Button>
        </>
      )}
      <Typography
        variant="pi"
        role="status"
        {...((state === 'broken' || state === 'undescribed') && { textColor: 'danger600' })}
      >
        {state === 'none' ? '' : text(state)}
      </Typography>
    </Flex>
  );
};
