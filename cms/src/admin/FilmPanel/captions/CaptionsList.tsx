import { Box, Typography } from '@strapi/design-system';

interface Props {
  /** Says above the sentences what they are. */
  label: string;
  sentences: readonly string[];
  color: 'danger600' | 'neutral800';
}

/** Sentences of media about a file of captions, each with its place in the file. */
export const CaptionsList = ({ label, sentences, color }: Props) => (
  <Box marginTop={2}>
    <Typography tag="p" variant="pi" textColor={color}>
      {label}
    </Typography>
    <Box tag="ul" maxHeight="16rem" overflow="auto" tabIndex={0} aria-label={label}>
      {sentences.map((sentence) => (
        <Typography key={sentence} tag="li" variant="pi" textColor={color}>
          {sentence}
        </Typography>
      ))}
    </Box>
  </Box>
);
