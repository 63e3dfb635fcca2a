import { useState } from 'react';
import { useIntl } from 'react-intl';

import { FILMS_PREFIX, type SoundWords } from '@sahra/schemas/film';
import { HEADERS } from '@sahra/schemas/headers';

import type { FilmDesk } from '../../../films/film-desk.route';

interface SoundsDesk {
  /** What happens, or happened last. */
  act: 'none' | 'sending' | 'saved';
  /** Why nothing has changed: a sentence of media in the language of the admin, or that it did not respond. */
  problem: { sentence: string } | 'broken' | null;
  save: (words: readonly SoundWords[]) => Promise<void>;
}

const problemOf = async (reply: Response): Promise<SoundsDesk['problem']> => {
  const { message } = (await reply.json().catch(() => ({}))) as { message?: string };
  return reply.status < 500 && message !== undefined ? { sentence: message } : 'broken';
};

/** Saves what an editor says of the sounds. `reload` reads the film with a new token, and shows what has changed. */
export const useSaveSounds = (code: string, reload: () => Promise<FilmDesk | undefined>): SoundsDesk => {
  const { locale } = useIntl();
  const [act, setAct] = useState<SoundsDesk['act']>('none');
  const [problem, setProblem] = useState<SoundsDesk['problem']>(null);

  const send = async (words: readonly SoundWords[]): Promise<SoundsDesk['problem']> => {
    try {
      const token = (await reload())?.token ?? '';
      const reply = await fetch(`${FILMS_PREFIX}/${code}/sounds`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          [HEADERS.localization]: locale,
        },
        body: JSON.stringify(words),
      });
      return reply.ok ? null : await problemOf(reply);
    } catch {
      return 'broken';
    }
  };

  return {
    act,
    problem,
    save: async (words) => {
      if (act === 'sending') return;
      setAct('sending');
      const failed = await send(words);
      setProblem(failed);
      await reload();
      setAct(failed === null ? 'saved' : 'none');
    },
  };
};
