import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import type { DeskRecord } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import fields from './fields.module.css';
import styles from './groups.module.css';
import { shownRecords, useRecordSearch } from './record-search';

interface Props {
  id: string;
  /** Type of the records; null for every type. */
  target: string | null;
  /** Which of them can be chosen; left out where all can. */
  isChoice?: (record: DeskRecord) => boolean;
  label: string;
  disabled: boolean;
  describedBy: string | undefined;
  /** The search has just been asked for, and takes the focus. */
  begins: boolean;
  onChoose: (record: DeskRecord) => void;
}

/** Search for a record by its titles in both languages: a combobox with pictures. */
export const RecordSearch = (props: Props) => {
  const { id, target, isChoice = () => true, label, disabled, describedBy, begins, onChoose } = props;
  const { text } = useDeskLanguage();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begins) input.current?.focus();
  }, [begins]);
  const found = shownRecords(useRecordSearch(target, typed, isOpen), isChoice);
  const chosenAt = Math.min(at, (found?.length ?? 1) - 1);
  const choose = (place: number): void => {
    const record = found?.[place];
    if (!record) return;
    onChoose(record);
    setTyped('');
    setIsOpen(false);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setAt(isOpen ? Math.max(0, chosenAt + (event.key === 'ArrowDown' ? 1 : -1)) : 0);
    } else if (event.key === 'Enter' && isOpen && !event.ctrlKey) {
      event.preventDefault();
      choose(chosenAt);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
    }
  };
  return (
    <div className={styles['combo']}>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        className={fields['input']}
        {...(typed !== '' && { dir: 'auto' })}
        autoComplete="off"
        maxLength={100}
        placeholder={text('pick.search')}
        aria-label={label}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        {...(isOpen && found && found.length > 0 && { 'aria-activedescendant': `${list}-${chosenAt}` })}
        value={typed}
        disabled={disabled}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setIsOpen(true);
          setAt(0);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={label} hidden={!isOpen}>
        {found?.map((record, place) => (
          // The keys are those of the field, which keeps the focus.
          <div
            key={record.documentId}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === chosenAt}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(place);
            }}
          >
            <Thumb picture={record.picture} type={record.type} />
            <TwoTitles record={record} />
          </div>
        ))}
        {found?.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled="true">
            {text('pick.nothing')}
          </div>
        )}
      </div>
    </div>
  );
};
