const PLAIN_JSON = 'application/json; charset=utf-8';
const GRAPH_JSON = 'application/graphql-response+json; charset=utf-8';

interface Range {
  type: string;
  quality: number;
}

const rangeOf = (text: string): Range => {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, quality: quality === undefined ? 1 : Number(quality.slice('q='.length)) };
};

/**
 * Returns the media type of a refusal for an `Accept` header, as Apollo Server chooses it for all other responses.
 * Without the header, and where both are as welcome, it is plain JSON.
 */
export const responseTypeOf = (accept = '*/*'): string => {
  const ranges = accept.split(',').map(rangeOf);
  const graph = ranges.findIndex(({ type }) => type === 'application/graphql-response+json');
  const plain = ranges.findIndex(({ type }) => ['application/json', 'application/*', '*/*'].includes(type));
  const [wanted, other] = [ranges[graph]?.quality ?? 0, ranges[plain]?.quality ?? 0];
  return wanted > other || (wanted === other && wanted > 0 && graph < plain) ? GRAPH_JSON : PLAIN_JSON;
};

const BAD_REQUEST = 400;
const OK = 200;

/**
 * Returns the status of a response, as GraphQL over HTTP has it: with plain JSON, a well-formed request whose document
 * is refused is 200, because clients of that type read errors in such bodies only.
 */
export const statusOfRefusal = (status: number, type: unknown, isAboutDocument: boolean): number =>
  status === BAD_REQUEST && isAboutDocument && type === PLAIN_JSON ? OK : status;
