import { useEffect, useRef, useState, type RefObject } from 'react';

import type { DeskKey } from '../language/desk-messages.en';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';

/** The list follows what is typed after this time. */
const TYPED_MS = 250;

interface Props {
  value: string;
  onSearch: (query: string) => void;
  field: RefObject<HTMLInputElement>;
  /** What is searched. */
  hint?: DeskKey;
}

/** Search by titles in both languages; the field takes the direction of what is typed. */
export const SearchField = ({ value, onSearch, field, hint = 'searchHint' }: Props) => {
  const { text } = useDeskLanguage();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSearch(typed);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <label className={controls['search']}>
      <Icon name="search" />
      <span className={parts['hidden']}>{text('search')}</span>
      <input
        ref={field}
        type="search"
        {...(typed !== '' && { dir: 'auto' })}
        maxLength={100}
        placeholder={text(hint)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <kbd className={parts['key']}>/</kbd>
    </label>
  );
};
