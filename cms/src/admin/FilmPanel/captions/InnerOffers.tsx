import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { InnerCaptions } from '@sahra/schemas/film-facts';
import { innerCaptionsText } from '@sahra/schemas/film-facts-texts';

import { adminLocale } from '../../admin-locale';

interface Props {
  /** Captions of one language inside the film's file that are not in use. */
  offers: readonly InnerCaptions[];
  /** Whether they would take the place of others. */
  isPresent: boolean;
  onTake: (inner: number) => void;
}

/** Captions inside a film that an editor can take, each with a button. */
export const InnerOffers = ({ offers, isPresent, onTake }: Props) => {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  return (
    <>
      {offers.map((offer) => (
        <Box key={offer.inner} marginTop={2}>
          <Typography id={`${id}-${offer.inner}`} tag="p" variant="pi">
            {formatMessage(
              { id: 'sahra.captions.offer' },
              { what: innerCaptionsText(offer, adminLocale(locale)) },
            )}
          </Typography>
          <Flex marginTop={1}>
            <Button
              size="S"
              variant="secondary"
              aria-describedby={`${id}-${offer.inner}`}
              onClick={() => onTake(offer.inner)}
            >
              {formatMessage({ id: `sahra.captions.${isPresent ? 'takeInstead' : 'take'}` })}
            </Button>
          </Flex>
        </Box>
      ))}
    </>
  );
};
