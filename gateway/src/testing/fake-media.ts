import { LOCALES } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';

import { GATEWAY_TOKEN } from './fake-accounts/partner-keys.fake';
import { startFakeUpstream, type FakeUpstream } from './fake-upstream';

export interface FakeMedia extends FakeUpstream {
  /** Films that differ from a finished one, by code. */
  films: Map<string, Partial<FilmReport>>;
}

const reportOf = (code: string, changes: Partial<FilmReport> = {}): FilmReport => ({
  ...{ code, state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ sounds: [], lostSounds: [] },
  ...{ seconds: 24, height: 720, audio: true, captions: [...LOCALES], nextCaptions: null, posters: 3 },
  ...changes,
});

/** Media with a finished film for every code. */
export const startFakeMedia = async (): Promise<FakeMedia> => {
  const films: FakeMedia['films'] = new Map();
  const upstream = await startFakeUpstream(({ path, query, headers }) => {
    if (path !== '/films' || headers.authorization !== `Bearer ${GATEWAY_TOKEN}`) return undefined;
    return {
      body: { data: (query['codes'] ?? '').split(',').map((code) => reportOf(code, films.get(code))) },
    };
  });
  return Object.assign(upstream, { films });
};
