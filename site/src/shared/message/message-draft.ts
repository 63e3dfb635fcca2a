import { newIdempotencyKey } from '../graph/new-idempotency-key';
import { tabStorage } from '../store/browser-storage';

export type DraftValues = Readonly<Record<string, string>>;

interface Stored {
  /** Viewer who wrote it, so that nobody else reads it in this tab; null for a visitor. */
  viewerId: string | null;
  values: DraftValues;
  /** Last submit: the same input keeps its key, so that a lost response cannot send it twice. */
  submit?: { input: string; key: string };
}

/** Draft of a message, in this tab until it is sent. */
export interface MessageDraft {
  values: (viewerId: string | null) => DraftValues;
  write: (values: DraftValues, viewerId: string | null) => void;
  /** Returns the idempotency key of a submit. */
  keyOf: (input: string) => string;
  forget: () => void;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object';

const EMPTY: Stored = { viewerId: null, values: {} };

/**
 * Returns the draft of a form. It survives a reload; where the browser refuses storage, it lives as long as the page.
 */
export const messageDraft = (name: string): MessageDraft => {
  const storageKey = `sahra.draft.${name}`;

  const read = (): Stored => {
    try {
      const value: unknown = JSON.parse(tabStorage.get(storageKey) ?? 'null');
      return isStored(value) ? value : EMPTY;
    } catch {
      return EMPTY;
    }
  };
  const keep = (stored: Stored): void => tabStorage.set(storageKey, JSON.stringify(stored));

  return {
    values: (viewerId) => {
      const { viewerId: writer, values } = read();
      return writer === null || writer === viewerId ? values : {};
    },
    write: (values, viewerId) => keep({ ...read(), viewerId, values }),
    keyOf: (input) => {
      const stored = read();
      if (stored.submit?.input === input) return stored.submit.key;
      const key = newIdempotencyKey();
      keep({ ...stored, submit: { input, key } });
      return key;
    },
    forget: () => tabStorage.remove(storageKey),
  };
};
