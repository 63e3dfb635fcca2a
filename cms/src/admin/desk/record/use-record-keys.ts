import { LOCALES, OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { printedKey } from '@sahra/schemas/printed-key';
import { useFetchClient } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';

import type { RecordsPage } from '../../../desk/desk-record';
import { listNeighbour } from '../frame/list-neighbour';
import { useDeskLanguage } from '../language/use-desk-language';
import { recordPath } from '../frame/record-address';
import { useKeydown } from '../frame/use-keydown';
import type { OpenRecord } from './record-context';

const languageAt = (target: EventTarget | null): Locale | undefined => {
  const named =
    target instanceof Element ? target.closest('[data-language]')?.getAttribute('data-language') : null;
  return LOCALES.find((locale) => locale === named);
};

/** Moves the focus to the same field in the other language. */
const goToOther = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement)) return;
  const field = target.closest('[data-field]')?.getAttribute('data-field');
  const here = languageAt(target);
  if (field === null || field === undefined || here === undefined) return;
  const there = OTHER_LOCALE[here];
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part][data-field]')];
  const part = parts.find(({ dataset }) => dataset['part'] === there && dataset['field'] === field);
  part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
};

/**
 * Keys of the screen of a record; they work in fields, too. Many layouts have no bracket that Ctrl reaches, so that the
 * records beside it have keys that every keyboard has: Alt with Page Up and Page Down.
 */
export const useRecordKeys = ({ state, publisher }: OpenRecord, onPreview: () => void): void => {
  const navigate = useNavigate();
  const { locale } = useDeskLanguage();
  const { record, words } = state.detail;
  const { get } = useFetchClient();
  const read = async (address: string): Promise<RecordsPage> =>
    (await get<{ data: RecordsPage }>(address)).data.data;
  const goBy = async (by: 1 | -1): Promise<void> => {
    const next = await listNeighbour(record.documentId, by, read).catch(() => null);
    if (next) navigate(recordPath(next.type, next.documentId));
  };
  const act = (event: KeyboardEvent): (() => void) | undefined => {
    const { altKey, shiftKey, target } = event;
    const key = printedKey(event);
    if (key === (altKey ? 'PageUp' : '[')) return () => void goBy(-1);
    if (key === (altKey ? 'PageDown' : ']')) return () => void goBy(1);
    if (altKey) return undefined;
    if (key === 'p' && !shiftKey && state.detail.addresses) return onPreview;
    if (key === 'e' && shiftKey) return () => goToOther(target);
    if (key !== 'Enter') return undefined;
    const language = languageAt(target) ?? locale;
    return words?.[language].may.publish ? () => void publisher.publish(language) : undefined;
  };
  useKeydown((event) => {
    const { target } = event;
    if (event.key === 'Escape' && target instanceof HTMLElement && target.closest('[data-field]') !== null)
      target.blur();
    if ((event.ctrlKey || event.metaKey) === event.altKey) return;
    const run = act(event);
    if (!run) return;
    event.preventDefault();
    if (!event.repeat) run();
  });
};
