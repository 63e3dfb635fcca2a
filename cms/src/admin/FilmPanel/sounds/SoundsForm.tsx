import { Button } from '@strapi/design-system';
import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { FilmSound, SoundWords } from '@sahra/schemas/film';

import { SoundRow } from './SoundRow';

interface Props {
  sounds: readonly FilmSound[];
  mayChange: boolean;
  /** Receives the button that saves. */
  saver: RefObject<HTMLButtonElement>;
  onSave: (words: readonly SoundWords[]) => void;
}

const wordsOf = ({ id, language, kind, title }: FilmSound): SoundWords => ({ id, language, kind, title });

/** Returns the words in another order: the one at `index` goes to `index + by`. */
const moved = (words: readonly SoundWords[], index: number, by: number): SoundWords[] => {
  const others = words.toSpliced(index, 1);
  return others.toSpliced(index + by, 0, ...words.slice(index, index + 1));
};

/** The sounds of a film with what an editor changes before it is saved. */
export const SoundsForm = ({ sounds, mayChange, saver, onSave }: Props) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState<readonly SoundWords[]>(() => sounds.map(wordsOf));
  const move = (index: number, by: number) =>
    words[index + by] ? () => setWords(moved(words, index, by)) : undefined;
  const isChanged = JSON.stringify(words) !== JSON.stringify(sounds.map(wordsOf));
  return (
    <>
      {words.map((each, index) => {
        const sound = sounds.find(({ id }) => id === each.id);
        return (
          sound && (
            <SoundRow
              key={each.id}
              words={each}
              sound={sound}
              mayChange={mayChange}
              onChange={(changed) => setWords(words.toSpliced(index, 1, changed))}
              onMove={{ up: move(index, -1), down: move(index, 1) }}
            />
          )
        );
      })}
      {mayChange && (
        <Button
          ref={saver}
          variant="secondary"
          // A disabled button loses the focus.
          aria-disabled={!isChanged}
          onClick={() => {
            if (isChanged) onSave(words);
          }}
        >
          {formatMessage({ id: 'sahra.sounds.save' })}
        </Button>
      )}
    </>
  );
};
