import { Box, Button, Typography } from '@strapi/design-system';
import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { useDrop } from '../use-drop';
import { FILM_TYPES, FilmDropContext } from './film-drop';

interface Props {
  /** Receives the button. */
  chooser?: RefObject<HTMLButtonElement>;
  /** Whether the file replaces a film. */
  replaces: boolean;
  onFile: (file: File) => void;
}

/** Place to drop a video or sound file, here or on the screen around, with a button for the keyboard. */
export const FilmPicker = ({ chooser, replaces, onFile }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const take = ([file]: Iterable<File>): void => {
    if (file) onFile(file);
  };
  const { isOver: isOverBox, handlers } = useDrop(take);
  const { isOver: isOverScreen, register } = useContext(FilmDropContext);
  const latest = useRef(onFile);
  latest.current = onFile;
  // With the place itself: a file that is let go as soon as it is drawn is taken.
  useLayoutEffect(() => register((file) => latest.current(file)), [register]);
  useEffect(() => {
    if (isOverScreen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOverScreen]);
  const isOver = isOverBox || isOverScreen;
  return (
    <Box
      ref={box}
      padding={4}
      hasRadius
      borderColor={isOver ? 'success600' : 'neutral300'}
      borderStyle="dashed"
      {...(isOver && { background: 'success100', 'data-over': '' })}
      {...handlers}
    >
      <Typography variant="pi">
        {formatMessage({ id: isOver && replaces ? 'sahra.film.dropReplaces' : 'sahra.film.drop' })}
      </Typography>
      <input
        ref={input}
        type="file"
        accept={FILM_TYPES}
        hidden
        onChange={({ target }) => {
          take(target.files ?? []);
          // The same file can be chosen again after an interruption.
          target.value = '';
        }}
      />
      <Button
        ref={chooser}
        variant="secondary"
        fullWidth
        marginTop={2}
        onClick={() => input.current?.click()}
      >
        {formatMessage({ id: replaces ? 'sahra.film.replace' : 'sahra.film.choose' })}
      </Button>
    </Box>
  );
};
