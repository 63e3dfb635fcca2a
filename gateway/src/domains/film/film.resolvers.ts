import type { FilmState } from '@sahra/schemas/film';

import type { FilmState as GraphFilmState, Resolvers } from '../../graph/resolver-types.generated';

const STATES: Readonly<Record<FilmState, GraphFilmState>> = {
  none: 'NONE',
  uploading: 'UPLOADING',
  processing: 'PROCESSING',
  ready: 'READY',
  failed: 'FAILED',
};

export const filmResolvers: Resolvers = {
  Video: {
    film: async ({ code }, _args, context) => {
      // The state changes every second while a film is made, so no cache may keep a response with it.
      context.personal = true;
      const report = await context.services.films.load(code);
      if (!report) return null;
      const { state, progress, playable, reason, seconds } = report;
      return { state: STATES[state], progress, playable, failure: reason, durationSeconds: seconds };
    },
    // The library of media changes with a release only: the response may be shared.
    linearChannel: async ({ code, live }, _args, { services, public: { channel } }) => {
      const report = live ? await services.films.load(code) : null;
      return report?.channel ? channel.load(report.channel) : null;
    },
  },
};
