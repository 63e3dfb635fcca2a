import { useLayoutEffect, useState } from 'react';
import type { MutableRefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { videoAddress } from '../../address/video-address';
import { useStore } from '../../store/use-store';
import { Icon } from '../../ui/Icon/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { recentSearches } from '../recent-searches';
import { searchPath } from '../search-path';
import { useSuggestions } from '../use-suggestions';
import type { Suggestion } from '../use-suggestions';
import { SuggestedRecord } from './SuggestedRecord';
import * as styles from './SuggestionList.module.css';

/** Handles a key of the field; returns whether the list used it. */
export type ListKeys = (key: string) => boolean;

/** What the field tells about its list. */
export interface ListState {
  expanded: boolean;
  /** Id of the option under the arrow keys. */
  activeId: string | undefined;
}

type Option =
  | { kind: 'record'; suggestion: Suggestion }
  | { kind: 'recent'; text: string }
  | { kind: 'all'; text: string };

const PATHS = { SHOW: '/shows/', CHANNEL: '/' } as const;
const RECENT_BESIDE_MAX = 2;

const optionsOf = (
  typed: string,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
): Option[] => {
  const text = typed.trim();
  if (text === '') return recent.map((search) => ({ kind: 'recent', text: search }));
  const beginning = text.toLowerCase();
  const again = recent.filter((search) => {
    const kept = search.toLowerCase();
    return kept.startsWith(beginning) && kept !== beginning;
  });
  return [
    ...suggestions.map((suggestion): Option => ({ kind: 'record', suggestion })),
    ...again.slice(0, RECENT_BESIDE_MAX).map((search): Option => ({ kind: 'recent', text: search })),
    { kind: 'all', text },
  ];
};

const keyOf = (option: Option): string =>
  option.kind === 'record'
    ? `${option.suggestion.kind} ${option.suggestion.key}`
    : `${option.kind} ${option.text}`;

/** Returns the words that a chosen option leaves among the recent searches, and where it leads. */
const targetOf = (option: Option): [text: string, path: string] => {
  if (option.kind !== 'record') return [option.text, searchPath(option.text)];
  const { text, kind, key, record } = option.suggestion;
  if (kind !== 'VIDEO') return [text, `${PATHS[kind]}${key}`];
  return [text, videoAddress({ code: key, kind: record?.__typename === 'Video' ? record.kind : null })];
};

interface Props {
  id: string;
  typed: string;
  /** The field hands its keys to the list, because the focus stays in the field. */
  keys: MutableRefObject<ListKeys | null>;
  onState: (state: ListState) => void;
  onGo: (text: string, path: string) => void;
}

/** Listbox of a search field: titles while typing, recent searches before it. */
export const SuggestionList = ({ id, typed, keys, onState, onGo }: Props) => {
  const { t } = useTranslation();
  const recent = useStore(recentSearches, []);
  const { list } = useSuggestions(typed);
  const options = optionsOf(typed, list, recent);
  // By key, because an answer that arrives later puts other options before the chosen one. Typing chooses none.
  const [place, setPlace] = useState<{ typed: string; key: string | null }>({ typed, key: null });
  const active = place.typed === typed ? options.findIndex((option) => keyOf(option) === place.key) : -1;
  const optionId = (index: number): string => `${id}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);
  const expanded = options.length > 0;

  // Both before the list is painted: the field must name the option that is drawn as chosen, and a key pressed right
  // after must act on the options that the viewer sees.
  useLayoutEffect(() => onState({ expanded, activeId }), [expanded, activeId, onState]);
  useLayoutEffect(() => {
    keys.current = (key) => {
      const move = (to: number): true => {
        const option = options[to];
        setPlace({ typed, key: option ? keyOf(option) : null });
        return true;
      };
      if (options.length === 0) return false;
      if (key === 'ArrowDown') return move(active + 1 >= options.length ? -1 : active + 1);
      if (key === 'ArrowUp') return move(active < 0 ? options.length - 1 : active - 1);
      const chosen = options[active];
      if (key !== 'Enter' || !chosen) return false;
      onGo(...targetOf(chosen));
      return true;
    };
    return () => {
      keys.current = null;
    };
  });

  if (!expanded) return null;
  return (
    <div className={styles.sheet}>
      <div id={id} role="listbox" aria-label={t('suggest.list')} className={styles.list}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which handles the keys
          <div
            key={keyOf(option)}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onGo(...targetOf(option))}
          >
            {option.kind === 'record' ? (
              <SuggestedRecord suggestion={option.suggestion} />
            ) : (
              <span className={styles.words}>
                <Icon name={option.kind === 'recent' ? 'clock' : 'search'} />
                {option.kind === 'all' ? (
                  <span>
                    {t('suggest.all')} <bdi className={styles.query}>{option.text}</bdi>
                  </span>
                ) : (
                  <>
                    <VisuallyHidden>{t('suggest.recent')}: </VisuallyHidden>
                    <bdi>{option.text}</bdi>
                  </>
                )}
              </span>
            )}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{t('suggest.count', { count: options.length })}</span>
      </VisuallyHidden>
    </div>
  );
};
