import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Locale } from '@sahra/schemas/constants';
import { FILMS_PREFIX } from '@sahra/schemas/film';
import { HEADERS } from '@sahra/schemas/headers';
import { REQUEST_LIMITS } from '@sahra/schemas/transfer-limits';

import type { FilmDesk } from '../../../films/film-desk.route';
import { saveFile } from './save-file';

/** Why captions were not changed: sentences of media, in the language of the admin, or a key of caption-messages.ts. */
export type CaptionsProblem = { sentences: string[] } | { key: 'tooLarge' | 'broken' };

export interface CaptionsDesk {
  /** What happens, or happened last. */
  act: 'none' | 'sending' | 'sent' | 'removed';
  problem: CaptionsProblem | null;
  send: (file: File) => Promise<void>;
  remove: () => Promise<void>;
  download: () => Promise<void>;
}

/** Returns why media refused a file. */
const problemOf = async (reply: Response): Promise<CaptionsProblem> => {
  if (reply.status !== 422) return { key: 'broken' };
  const { errors } = (await reply.json()) as { errors?: { captions?: string[] } };
  return { sentences: errors?.captions ?? [] };
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

  const call = async (method: 'GET' | 'PUT' | 'DELETE', body?: File): Promise<Response | null> => {
    setProblem(null);
    try {
      const token = (await reload())?.token ?? '';
      const reply = await fetch(`${FILMS_PREFIX}/${code}/captions/${language}`, {
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

  const change = async (method: 'PUT' | 'DELETE', body?: File): Promise<void> => {
    if (act === 'sending') return;
    setAct('sending');
    const isDone = (await call(method, body)) !== null;
    if (isDone) await reload();
    setAct(isDone ? (method === 'PUT' ? 'sent' : 'removed') : 'none');
  };

  return {
    act,
    problem,
    send: async (file) => {
      if (file.size > REQUEST_LIMITS.bodyBytes) {
        setAct('none');
        setProblem({ key: 'tooLarge' });
      } else await change('PUT', file);
    },
    remove: () => change('DELETE'),
    download: async () => {
      const reply = await call('GET');
      if (reply) saveFile(await reply.blob(), `${code}.${language}.vtt`);
    },
  };
};
