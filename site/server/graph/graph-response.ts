/** `data` of a response, and its JSON as the gateway wrote it. */
export interface GraphData {
  data: Record<string, unknown>;
  json: string;
  /** Whether an upstream of the gateway did not answer, so that the data may be older than their content version. */
  stale: boolean;
}

interface GraphResponse {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
  extensions?: { stale?: boolean };
}

const DATA = '{"data":';
const EXTENSIONS = ',"extensions":';

const parsed = <Value>(json: string): Value | null => {
  try {
    return JSON.parse(json) as Value | null;
  } catch {
    return null;
  }
};

const isStale = ({ extensions }: GraphResponse): boolean => extensions?.stale === true;

/**
 * Cuts `data` out of a response that has nothing else but `extensions`; null when the response has another form.
 * Inside a value the name of a field has escaped quotes, so a cut at the wrong place leaves invalid JSON.
 */
const cutData = (body: string): GraphData | null => {
  if (!body.startsWith(DATA)) return null;
  const extensions = body.lastIndexOf(EXTENSIONS);
  const end = extensions === -1 ? body.lastIndexOf('}') : extensions;
  const rest = extensions === -1 ? {} : parsed<GraphResponse>(`{${body.slice(end + 1)}`);
  if (!rest || Object.hasOwn(rest, 'errors')) return null;
  const json = body.slice(DATA.length, end);
  const data = parsed<Record<string, unknown>>(json);
  return data && { data, json, stale: isStale(rest) };
};

/**
 * Returns `data` of a response with its JSON; an error message for every other response. The JSON of `data` is cut
 * out where possible, because writing a large record again costs as much as reading it.
 */
export const readGraphResponse = (body: string): GraphData | string => {
  const cut = cutData(body);
  if (cut) return cut;
  const response = parsed<GraphResponse>(body);
  if (!response?.data || response.errors?.length)
    return response?.errors?.map(({ message }) => message).join('; ') || 'no data';
  return { data: response.data, json: JSON.stringify(response.data), stale: isStale(response) };
};

/** Returns stale data without their content version, so that a page that shows them reads them again. */
export const withoutVersion = ({ data }: GraphData): GraphData => {
  const unversioned = { ...data, contentVersion: null };
  return { data: unversioned, json: JSON.stringify(unversioned), stale: true };
};
