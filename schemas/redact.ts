const MASK = '…';

/** Limits logged paths, because an untrusted path can be 16 kB long. */
const PATH_MAX_LENGTH = 300;

/** Matches the path segments after these prefixes: the signature of a stream, the session of a payment. */
const SECRET_SEGMENT = /^(\/+(?:media|pay)\/+)(?!store(?:\/|$))[^/]+/i;

/** Never matches across a quote or a backslash, so that replacing it inside JSON is safe. */
const QUERY = /\?[^\s"'`\\<>]+/g;
const URL_CREDENTIALS = /(:\/\/)[^\s/@"'\\]+@/g;
const HAS_AT = /@|%40/;
// Matches only from the start of a character run; other start positions would make the time quadratic in the
// length.
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+?(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
const WORD = /(?<!"req(?:uest)?Id":")(?<![\w-])[\w-]{20,}/g;
const SECRET_FIELD =
  /("(?:password|token|csrfToken|apiKey|authorization|cookie|set-cookie|x-api-key|x-csrf-token)":)(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi;

/**
 * Guesses whether a word is random: keys, signatures, session ids and hashes are; names, slugs and UUIDs are not.
 */
const looksRandom = (word: string): boolean => {
  const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word);
  return (isMixed && (/\d/.test(word) || word.length >= 32)) || /[\da-f]{24}/i.test(word);
};

/**
 * Removes queries, credentials, e-mail addresses and everything that looks like a key or a signature from `text`.
 */
export const redactText = (text: string): string => {
  const words = text.replace(QUERY, '').replace(WORD, (word) => (looksRandom(word) ? MASK : word));
  // Nearly every line has no @, and these two expressions are the most expensive part.
  if (!HAS_AT.test(words)) return words;
  return words.replace(URL_CREDENTIALS, `$1${MASK}@`).replace(EMAIL, MASK);
};

/**
 * Redacts a JSON log line: everything that {@link redactText} finds, and the values of fields such as `password`.
 */
export const redactLine = (line: string): string => redactText(line.replace(SECRET_FIELD, `$1"${MASK}"`));

const beforeQuery = (url: string): string => url.split(/[?#;]/, 1)[0] ?? '';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Returns the path of a request URL in a form that is safe to log: decoded, without query and secret segments. */
export const redactPath = (url: string): string => {
  const path = beforeQuery(decoded(beforeQuery(url)));
  return redactText(path.replace(SECRET_SEGMENT, `$1${MASK}`)).slice(0, PATH_MAX_LENGTH);
};
