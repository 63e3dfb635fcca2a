import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Locale } from '@sahra/schemas/constants';
import type { InnerCaptions } from '@sahra/schemas/film-facts';

import type { FilmDesk } from '../../../films/film-desk.route';
import { useDrop } from '../../use-drop';
import { CaptionsList } from './CaptionsList';
import { CaptionsProblems } from './CaptionsProblems';
import { InnerOffers } from './InnerOffers';
import { RemoveCaptions } from './RemoveCaptions';
import { useCaptions, type CaptionsDesk } from './use-captions';

interface Props {
  code: string;
  language: Locale;
  isPresent: boolean;
  /** Whether viewers get changes only with a new film. */
  waits: boolean;
  /** Whether they were inside the film's file. */
  isInner: boolean;
  /** Captions inside the film's file that can be taken instead. */
  offers: readonly InnerCaptions[];
  mayChange: boolean;
  reload: () => Promise<FilmDesk | undefined>;
}

const stateOf = (act: CaptionsDesk['act'], isPresent: boolean, waits: boolean): string => {
  if (act === 'sent') return waits ? 'waiting' : 'sent';
  if (act !== 'none') return act;
  if (!isPresent) return 'none';
  return waits ? 'comes' : 'has';
};

/** The captions of one language, with a place to drop a file and buttons for the keyboard. */
export const CaptionsOfLanguage = (props: Props) => {
  const { code, language, isPresent, waits, isInner, offers, mayChange, reload } = props;
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const {
    act,
    problem,
    warnings,
    send,
    take: takeInner,
    answer,
    remove,
    download,
  } = useCaptions(code, language, reload);
  const text = (key: string): string => formatMessage({ id: `sahra.captions.${key}` });
  const name = text(language);
  const take = ([file]: Iterable<File>): void => {
    if (file && mayChange) void send(file);
  };
  const { isOver, handlers } = useDrop(take);
  // The buttons of captions that are removed, or were taken from inside the film, go, and the focus must not go with
  // them. Only the drawing without them is late enough: the dialog gives the focus back to its button at a time of its own.
  useLayoutEffect(() => {
    const isDone = act === 'sent' || (act === 'removed' && !isPresent);
    if (isDone && document.activeElement === document.body) chooser.current?.focus();
  }, [act, isPresent]);
  return (
    <Box
      tag="fieldset"
      padding={3}
      hasRadius
      borderColor={isOver && mayChange ? 'success600' : 'neutral300'}
      borderStyle="dashed"
      aria-busy={act === 'sending'}
      {...handlers}
    >
      <Typography tag="legend" variant="omega" fontWeight="semiBold">
        {name}
      </Typography>
      <Typography tag="p" variant="pi" role="status">
        {text(stateOf(act, isPresent, waits))}
      </Typography>
      {isPresent && isInner && (
        <Typography tag="p" variant="pi">
          {text('inside')}
        </Typography>
      )}
      {warnings.length > 0 && <CaptionsList label={text('look')} sentences={warnings} color="neutral800" />}
      {problem && <CaptionsProblems problem={problem} onAnswer={(given) => void answer(given)} />}
      {mayChange && (
        <InnerOffers offers={offers} isPresent={isPresent} onTake={(inner) => void takeInner(inner)} />
      )}
      {mayChange && (
        <Flex gap={2} wrap="wrap" marginTop={2}>
          <input
            ref={input}
            type="file"
            accept=".srt,.vtt,.sbv,.sub,.ass,.ssa,.txt,.ttml,.dfxp,.xml,.itt,.lrc,.smi,.sami,.scc,.stl,text/vtt,application/x-subrip"
            aria-label={name}
            hidden
            onChange={({ target }) => {
              take(target.files ?? []);
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
          <Button ref={chooser} size="S" variant="secondary" onClick={() => input.current?.click()}>
            {text(isPresent ? 'replace' : 'choose')}
          </Button>
          {isPresent && (
            <>
              <Button size="S" variant="tertiary" onClick={() => void download()}>
                {text('download')}
              </Button>
              <RemoveCaptions onRemove={() => void remove()} />
            </>
          )}
        </Flex>
      )}
    </Box>
  );
};
