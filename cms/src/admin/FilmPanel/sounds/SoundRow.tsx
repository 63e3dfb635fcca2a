import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

import { SOUND_KINDS, SOUND_TITLE_MAX, type FilmSound, type SoundWords } from '@sahra/schemas/film';
import { languageName } from '@sahra/schemas/language-name';

import { offeredLanguages } from './sound-language';

interface Props {
  words: SoundWords;
  /** The sound as it is now. */
  sound: FilmSound;
  mayChange: boolean;
  onChange: (words: SoundWords) => void;
  /** Moves the sound by so many places; undefined where there is no further place. */
  onMove: { up: (() => void) | undefined; down: (() => void) | undefined };
}

interface LabelledProps {
  label: string;
  /** Draws the control with this id. */
  children: (id: string) => ReactNode;
}

/** A label over its control. The label of the design system is cut off where it is wider than the panel. */
const Labelled = ({ label, children }: LabelledProps) => {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography tag="label" variant="pi" fontWeight="bold" htmlFor={id}>
        {label}
      </Typography>
      {children(id)}
    </Flex>
  );
};

const FIELD = {
  padding: 2,
  hasRadius: true,
  borderColor: 'neutral200',
  background: 'neutral0',
  color: 'neutral800',
} as const;

interface ChoiceProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ label, value, disabled, onChange, children }: ChoiceProps) => (
  <Labelled label={label}>
    {(id) => (
      <Box
        {...FIELD}
        tag="select"
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      >
        {children}
      </Box>
    )}
  </Labelled>
);

/** What an editor says of one sound: language, kind, name, and its place among the others. */
export const SoundRow = ({ words, sound, mayChange, onChange, onMove }: Props) => {
  const { formatMessage, locale } = useIntl();
  const text = (key: string): string => formatMessage({ id: `sahra.sounds.${key}` });
  const buttons = [
    ['up', onMove.up],
    ['down', onMove.down],
  ] as const;
  return (
    // A fieldset is as wide as its widest word otherwise, wider than the panel.
    <Box tag="fieldset" padding={3} hasRadius borderColor="neutral300" style={{ minInlineSize: 0 }}>
      <Typography tag="legend" variant="omega" fontWeight="semiBold">
        <bdi>{sound.name}</bdi>
      </Typography>
      {sound.channels > 2 && <Typography variant="pi">{text('surround')}</Typography>}
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        <Choice
          label={text('language')}
          value={words.language ?? ''}
          disabled={!mayChange}
          onChange={(value) => onChange({ ...words, language: value === '' ? null : value })}
        >
          <option value="">{text('unknown')}</option>
          {offeredLanguages(sound.language).map((language) => (
            <option key={language} value={language}>
              {languageName(language, locale)}
            </option>
          ))}
        </Choice>
        <Choice
          label={text('kind')}
          value={words.kind}
          disabled={!mayChange}
          onChange={(value) =>
            onChange({ ...words, kind: SOUND_KINDS.find((kind) => kind === value) ?? words.kind })
          }
        >
          {SOUND_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`kind.${kind}`)}
            </option>
          ))}
        </Choice>
        <Labelled label={text('name')}>
          {(id) => (
            <Box
              {...FIELD}
              tag="input"
              id={id}
              dir="auto"
              maxLength={SOUND_TITLE_MAX}
              value={words.title ?? ''}
              disabled={!mayChange}
              onChange={(event: { target: { value: string } }) =>
                onChange({ ...words, title: event.target.value === '' ? null : event.target.value })
              }
            />
          )}
        </Labelled>
        {mayChange &&
          buttons.map(([key, move]) => (
            <Button
              key={key}
              size="S"
              variant="tertiary"
              aria-label={`${text(key)}: ${sound.name}`}
              aria-disabled={move === undefined}
              onClick={({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
                if (move) flushSync(move);
                // A row that changes its place loses the focus.
                currentTarget.focus();
              }}
            >
              {text(key)}
            </Button>
          ))}
      </Flex>
    </Box>
  );
};
