import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import type { CaptionsProblem } from './use-captions';

/** Why captions were not accepted: each place with its line and its time. */
export const CaptionsProblems = ({ problem }: { problem: CaptionsProblem }) => {
  const { formatMessage } = useIntl();
  const text = (key: string): string => formatMessage({ id: `sahra.captions.${key}` });
  return (
    <Box role="alert" marginTop={2}>
      <Typography tag="p" variant="pi" textColor="danger600">
        {text('key' in problem ? problem.key : 'refused')}
      </Typography>
      {'sentences' in problem && (
        <Box tag="ul" maxHeight="16rem" overflow="auto" tabIndex={0} aria-label={text('refused')}>
          {problem.sentences.map((sentence) => (
            <Typography key={sentence} tag="li" variant="pi" textColor="danger600">
              {sentence}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
};
