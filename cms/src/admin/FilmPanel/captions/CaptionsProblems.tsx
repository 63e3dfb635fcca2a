import { filmClock } from '@sahra/schemas/film-clock';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { CaptionsList } from './CaptionsList';
import type { CaptionsAnswer, CaptionsProblem } from './use-captions';

interface Props {
  problem: CaptionsProblem;
  /** Sends the file again with an answer to what was asked. */
  onAnswer: (answer: CaptionsAnswer) => void;
}

/** Why captions were not accepted: each place with its line and its time, and what can be answered. */
export const CaptionsProblems = ({ problem, onAnswer }: Props) => {
  const { formatMessage } = useIntl();
  const text = (key: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `sahra.captions.${key}` }, values);
  if ('key' in problem) {
    return (
      <Box role="alert" marginTop={2}>
        <Typography tag="p" variant="pi" textColor="danger600">
          {text(problem.key)}
        </Typography>
      </Box>
    );
  }
  const { offset, frameRate = [] } = problem.asks ?? {};
  const answers: { label: string; answer: CaptionsAnswer }[] = [
    ...frameRate.map((rate) => ({ label: text('rate', { rate }), answer: { frameRate: rate } })),
    ...(offset ? [{ label: text('move', { clock: filmClock(-offset) }), answer: { offset } }] : []),
    ...(offset === undefined ? [] : [{ label: text('keepTimes'), answer: { offset: 0 } }]),
  ];
  return (
    <Box role="alert">
      <CaptionsList label={text('refused')} sentences={problem.sentences} color="danger600" />
      {answers.length > 0 && (
        <Flex gap={2} wrap="wrap" marginTop={2}>
          {answers.map(({ label, answer }) => (
            <Button key={label} size="S" variant="secondary" onClick={() => onAnswer(answer)}>
              {label}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
};
