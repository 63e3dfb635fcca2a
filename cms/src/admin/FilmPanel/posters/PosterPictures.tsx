import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { FilmPicture } from './use-film-pictures';

const RATIO = 16 / 9;
const RATIO_TOLERANCE = 0.02;

const isWide = ({ naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  Math.abs(naturalWidth / naturalHeight / RATIO - 1) <= RATIO_TOLERANCE;

interface Props {
  candidates: readonly FilmPicture[];
  /** Index of the chosen picture. */
  chosen: number | null;
  onChange: (chosen: number) => void;
}

/** The candidates side by side, and the chosen one in the width of the panel. */
export const PosterPictures = ({ candidates, chosen, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const [fits, setFits] = useState(true);
  const large = chosen === null ? undefined : candidates[chosen];
  return (
    <>
      <Flex gap={2} role="radiogroup" aria-labelledby="sahra-posters">
        {candidates.map(({ url }, index) => (
          <Box key={url} tag="label" flex="1" minWidth="0">
            <img
              src={url}
              alt={formatMessage({ id: 'sahra.poster.picture' }, { number: index + 1 })}
              width="100%"
              style={{ borderRadius: 7 }}
            />
            <Flex justifyContent="center" paddingTop={1} minHeight="24px">
              <input
                type="radio"
                name="sahra-poster"
                checked={chosen === index}
                onChange={() => onChange(index)}
              />
            </Flex>
          </Box>
        ))}
      </Flex>
      {large && (
        <img
          src={large.url}
          alt=""
          width="100%"
          style={{ borderRadius: 7 }}
          onLoad={({ currentTarget }) => setFits(isWide(currentTarget))}
        />
      )}
      {large && !fits && <Typography variant="pi">{formatMessage({ id: 'sahra.poster.ratio' })}</Typography>}
    </>
  );
};
