const MASK = '…';

/** A stranger's path may be 16 kB long. */
const PATH_MAX_LENGTH = 300;

/** The signature of a stream and the session of a payment stand behind these. */
const SECRET_SEGMENT = /^(\/+(?:media|pay)\/+)(?!store(?:\/|$))[^/]+/i;

/** Never matches across a quote or a backslash, so that it may be replaced inside JSON. */
const QUERY = /\?[^\s"'`\\<>]+/g;
const URL_CREDENTIALS = /(:\/\/)[^\s/@"'\\]+@/g;
const HAS_AT = /@|%40/;
// Starts only where a run of characters starts: any other start would make the time grow with the square of the length.
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+?(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
const WORD = /(?<!"req(?:uest)?Id":")(?<![\w-])[\w-]{20,}/g;
const SECRET_FIELD =
  /("(?:password|token|csrfToken|apiKey|authorization|cookie|set-cookie|x-api-key|x-csrf-token)":)(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi;

/** Whether a word looks random: keys, signatures, session ids and hashes do; names, slugs and UUIDs do not. */
const looksRandom = (word: string): boolean => {
  const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word);
  return (isMixed && (/\d/.test(word) || word.length >= 32)) || /[\da-f]{24}/i.test(word);
};

/** `text` without queries, credentials, e-mail addresses and everything that looks like a key or a signature. */
export const redactText = (text: string): string => {
  const words = text.replace(QUERY, '').replace(WORD, (word) => (looksRandom(word) ? MASK : word));
  // Nearly every line is without, and the expressions cost more than all the rest.
  if (!HAS_AT.test(words)) return words;
  return words.replace(URL_CREDENTIALS, `$1${MASK}@`).replace(EMAIL, MASK);
};

/** A log line in JSON without secrets: what {@link redactText} finds, and the values of fields such as `password`. */
export const redactLine = (line: string): string => redactText(line.replace(SECRET_FIELD, `$1"${MASK}"`));

const beforeQuery = (url: string): string => url.split(/[?#;]/, 1)[0] ?? '';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path of a request's address as a log may hold it: decoded, without query and without secret segments. */
export const redactPath = (url: string): string => {
  const path = beforeQuery(decoded(beforeQuery(url)));
  return redactText(path.replace(SECRET_SEGMENT, `$1${MASK}`)).slice(0, PATH_MAX_LENGTH);
};
