import { Box, Button, Typography } from '@strapi/design-system';
import { type DragEvent, useRef } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  /** Whether the file replaces a film. */
  replaces: boolean;
  onFile: (file: File) => void;
}

/** Place to drop a video file, with a button for the keyboard. */
export const FilmPicker = ({ replaces, onFile }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <Box
      padding={4}
      hasRadius
      borderColor="neutral300"
      borderStyle="dashed"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={drop}
    >
      <Typography variant="pi">{formatMessage({ id: 'sahra.film.drop' })}</Typography>
      <input
        ref={input}
        type="file"
        accept="video/*,.mkv,.mxf"
        hidden
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again after an interruption.
          target.value = '';
        }}
      />
      <Button variant="secondary" fullWidth marginTop={2} onClick={() => input.current?.click()}>
        {formatMessage({ id: replaces ? 'sahra.film.replace' : 'sahra.film.choose' })}
      </Button>
    </Box>
  );
};
