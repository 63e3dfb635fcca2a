import { SEARCH_QUERY_LENGTH } from '@sahra/schemas/constants';
import { navigate } from 'gatsby';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useLocalize } from '../../i18n/locale-context';
import { lazyPart } from '../../page/lazy-part';
import { PartFailed } from '../../page/PartFailed/PartFailed';
import type { PartFailure } from '../../page/PartFailed/PartFailed';
import { Icon } from '../../ui/Icon/Icon';
import { searchPath } from '../search-path';
import type { ListKeys, ListState } from '../SuggestionList/SuggestionList';
import * as styles from './SearchForm.module.css';

/** The field keeps the focus through another attempt: without it the list would close. */
const ListFailed = ({ retry, attempt }: PartFailure) => {
  const place = useRef<HTMLDivElement>(null);
  const retryInField = (): void => {
    place.current?.closest('form')?.querySelector('input')?.focus();
    retry();
  };
  return (
    <div ref={place} className={styles.failed}>
      <PartFailed retry={retryInField} attempt={attempt} />
    </div>
  );
};

/** Loaded with the first focus. */
const SuggestionList = lazyPart(
  async () => (await import('../SuggestionList/SuggestionList')).SuggestionList,
  ListFailed,
);

const CLOSED: ListState = { expanded: false, activeId: undefined };

interface Props {
  look: 'header' | 'page';
  /** Query of the open page; the field follows it. */
  query?: string;
  /** Puts the cursor into the field when there is no query yet. */
  focused?: boolean;
}

/**
 * Search field with suggestions: an editable combobox with a listbox (ARIA Authoring Practices). It is a form of its
 * own, so it works before hydration too.
 */
export const SearchForm = ({ look, query = '', focused = false }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<ListKeys | null>(null);
  const [typed, setTyped] = useState(query);
  const [open, setOpen] = useState(false);
  const [list, setList] = useState(CLOSED);

  const fill = (text: string): void => {
    if (input.current) input.current.value = text;
    setTyped(text);
  };
  useEffect(() => {
    // What was typed before hydration stays.
    if (query !== '' || input.current?.value === '') fill(query);
    else setTyped(input.current?.value ?? '');
  }, [query]);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  const close = (): void => {
    setOpen(false);
    setList(CLOSED);
  };
  const go = async (text: string, path: string): Promise<void> => {
    await import('../recent-searches').then(
      ({ addRecentSearch }) => addRecentSearch(text),
      // The search is not remembered.
      () => undefined,
    );
    close();
    input.current?.blur();
    navigate(localize(path));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Not the state, which learns in an effect what was typed before hydration.
    const text = (input.current?.value ?? '').trim();
    if (text === '') input.current?.focus();
    else void go(text, searchPath(text));
  };
  const handleKey = (event: KeyboardEvent): void => {
    // Enter that ends a composition of letters is not a search.
    if (event.nativeEvent.isComposing) return;
    if (keys.current?.(event.key)) {
      event.preventDefault();
    } else if (event.key === 'Escape') {
      if (open) close();
      else fill('');
      event.preventDefault();
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setOpen(true);
      event.preventDefault();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only to notice that the focus left
    <form
      role="search"
      className={`${styles.form} ${styles[look]}`}
      action={localize('/search')}
      method="get"
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button type="submit" className={styles.submit} aria-label={t('nav.search')} tabIndex={-1}>
        <Icon name="search" />
      </button>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        dir={typed === '' ? undefined : 'auto'}
        role="combobox"
        aria-label={t('nav.search')}
        aria-autocomplete="list"
        aria-expanded={list.expanded}
        aria-controls={list.expanded ? listId : undefined}
        aria-activedescendant={list.activeId}
        placeholder={t(look === 'page' ? 'nav.searchHint' : 'nav.search')}
        defaultValue={query}
        maxLength={SEARCH_QUERY_LENGTH.max}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={handleKey}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('nav.searchClear')}
          onClick={() => {
            fill('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {/* The page of search shows earlier searches itself. */}
      {open && (look === 'header' || typed.trim() !== '') && (
        <Suspense>
          <SuggestionList
            id={listId}
            typed={typed}
            keys={keys}
            onState={setList}
            onGo={(text, path) => void go(text, path)}
          />
        </Suspense>
      )}
    </form>
  );
};
