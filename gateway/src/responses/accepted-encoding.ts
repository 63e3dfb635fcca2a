import { LRUCache } from 'lru-cache';

/** Compressions that responses are kept in, the better one first. */
export type Encoding = 'br' | 'gzip';

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Browsers send few different headers. */
const known = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 });

const read = (header: string): Encoding | null => {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
};

/** Returns the compression for an `Accept-Encoding` header; null when it names neither. */
export const acceptedEncoding = (header: string | undefined): Encoding | null => {
  if (header === undefined) return null;
  const remembered = known.get(header);
  if (remembered) return remembered.encoding;
  const encoding = read(header);
  known.set(header, { encoding });
  return encoding;
};
