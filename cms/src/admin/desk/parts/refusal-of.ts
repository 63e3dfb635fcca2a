/** Refusal of the server: its sentence, and the texts of the fields that it names. */
export interface Refusal {
  /** null where there was no response. */
  status: number | null;
  /** In the editor's language; empty when the server could not be reached. */
  message: string;
  fields: ReadonlyMap<string, string>;
  /** The record as it stands, where the server sends it with a conflict; else null. */
  standing: unknown;
}

interface Refused {
  name?: string;
  status?: number;
  response?: { data?: { data?: unknown; error?: { message?: string; fields?: Record<string, string[]> } } };
}

/** Returns what the server says in an error of the admin's own fetch. */
export const refusalOf = (error: unknown): Refusal => {
  const { status, response } = error as Refused;
  const { message = '', fields = {} } = response?.data?.error ?? {};
  return {
    status: status ?? null,
    message,
    standing: response?.data?.data ?? null,
    fields: new Map(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')])),
  };
};

/** Whether Strapi's client gave a request up because the screen that sent it is gone; the server may have done it. */
export const isGivenUp = (error: unknown): boolean => (error as Refused).name === 'AbortError';
