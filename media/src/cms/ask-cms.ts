/** Where the cms is. */
export interface CmsSource {
  /** Origin of the cms. */
  url: string;
  readToken: string;
}

/** A cms that is read again and again; a line of warning says when it could not be. */
export interface FollowedCms extends CmsSource {
  warn: (line: string) => void;
}

const LIMIT_MS = 3_000;

/** Reads `path` of the cms with its query. Throws when the cms does not answer with 200. */
export const askCms = async <Body>(
  { url, readToken }: CmsSource,
  path: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> => {
  const address = new URL(path, url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    headers: { ...headers, authorization: `Bearer ${readToken}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the cms answered ${response.status}`);
  return (await response.json()) as Body;
};
