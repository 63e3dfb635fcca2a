/** Compressions that responses are kept in, the better one first. */
export type Encoding = 'br' | 'gzip';

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Returns the compression for an `Accept-Encoding` header; null when it names neither. */
export const acceptedEncoding = (header: string | undefined): Encoding | null => {
  if (header === undefined) return null;
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
};
