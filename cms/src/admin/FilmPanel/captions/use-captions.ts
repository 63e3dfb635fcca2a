import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Locale } from '@sahra/schemas/constants';
import { FILMS_PREFIX, type CaptionsAsk } from '@sahra/schemas/film';
import { HEADERS } from '@sahra/schemas/headers';
import { REQUEST_LIMITS } from '@sahra/schemas/transfer-limits';

import type { FilmDesk } from '../../../films/film-desk.route';
import { saveFile } from './save-file';

/** Why captions were not changed: sentences of media, in the language of the admin, or a key of caption-messages.ts. */
export type CaptionsProblem =
  | { sentences: string[]; asks?: CaptionsAsk | undefined }
  | { key: 'tooLarge' | 'broken' };

/** An answer to what media asked. */
export interface CaptionsAnswer {
  offset?: number;
  frameRate?: number;
}

/** Captions that are sent: a file, or the number of captions inside the film. */
type Sent = File | number;

export interface CaptionsDesk {
  /** What happens, or happened last. */
  act: 'none' | 'sending' | 'sent' | 'removed';
  problem: CaptionsProblem | null;
  /** What media says about captions that it took: sentences in the language of the admin. */
  warnings: string[];
  send: (file: File) => Promise<void>;
  /** Takes captions inside the film, by their number. */
  take: (inner: number) => Promise<void>;
  /** Sends what was refused once more, with an answer. */
  answer: (answer: CaptionsAnswer) => Promise<void>;
  remove: () => Promise<void>;
  download: () => Promise<void>;
}

/** Returns why media refused a file. */
const problemOf = async (reply: Response): Promise<CaptionsProblem> => {
  if (reply.status !== 422) return { key: 'broken' };
  const { errors, asks } = (await reply.json()) as { errors?: { captions?: string[] }; asks?: CaptionsAsk };
  return { sentences: errors?.captions ?? [], asks };
};

const warningsOf = async (reply: Response): Promise<string[]> => {
  const { warnings = [] } = (await reply.json().catch(() => ({}))) as { warnings?: string[] };
  return warnings;
};

/** Changes the captions of one language. `reload` reads the film with a new token, and shows what has changed. */
export const useCaptions = (
  code: string,
  language: Locale,
  reload: () => Promise<FilmDesk | undefined>,
): CaptionsDesk => {
  const { locale } = useIntl();
  const [act, setAct] = useState<CaptionsDesk['act']>('none');
  const [problem, setProblem] = useState<CaptionsProblem | null>(null);
  const [warnings, setWarnings] = useState<string[]>([]);
  const last = useRef<Sent>();

  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    sent?: Sent,
    answer: CaptionsAnswer = {},
  ): Promise<Response | null> => {
    const body = typeof sent === 'number' ? undefined : sent;
    const asked = { ...answer, ...(typeof sent === 'number' && { inner: sent }) };
    setProblem(null);
    try {
      const token = (await reload())?.token ?? '';
      const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      const url = `${FILMS_PREFIX}/${code}/captions/${language}${query.size > 0 ? `?${query}` : ''}`;
      const reply = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          [HEADERS.localization]: locale,
          ...(body && { 'content-type': 'text/vtt' }),
        },
        ...(body && { body }),
      });
      if (reply.ok) return reply;
      setProblem(await problemOf(reply));
    } catch {
      setProblem({ key: 'broken' });
    }
    return null;
  };

  const change = async (method: 'PUT' | 'DELETE', sent?: Sent, answer?: CaptionsAnswer): Promise<void> => {
    if (act === 'sending') return;
    setAct('sending');
    setWarnings([]);
    last.current = sent;
    const reply = await call(method, sent, answer);
    if (reply) {
      if (method === 'PUT') setWarnings(await warningsOf(reply));
      await reload();
    }
    setAct(reply ? (method === 'PUT' ? 'sent' : 'removed') : 'none');
  };

  return {
    act,
    problem,
    warnings,
    answer: (answer) => change('PUT', last.current, answer),
    send: async (file) => {
      if (file.size > REQUEST_LIMITS.bodyBytes) {
        setAct('none');
        setProblem({ key: 'tooLarge' });
      } else await change('PUT', file);
    },
    take: (inner) => change('PUT', inner),
    remove: () => change('DELETE'),
    download: async () => {
      const reply = await call('GET');
      if (reply) saveFile(await reply.blob(), `${code}.${language}.vtt`);
    },
  };
};
