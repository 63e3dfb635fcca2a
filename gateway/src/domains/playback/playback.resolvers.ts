import { LANGUAGE_NAMES } from '@sahra/schemas/constants';
import type { SoundKind } from '@sahra/schemas/film';

import { readEntitlement } from '../../access/read-entitlement';
import { needsEntitlement, playbackDecision } from '../../access/playback-decision';
import { formError } from '../../graph/form-errors';
import { localeName } from '../../graph/locale';
import type { Resolvers, SoundKind as GraphSoundKind } from '../../graph/resolver-types.generated';
import { signStreamUrls } from '../../upstreams/media/sign-stream-urls';
import { requirePost } from '../session/require-post';
import { eventTimes } from '../video/event-times';

const SOUND_KINDS: Readonly<Record<SoundKind, GraphSoundKind>> = {
  programme: 'PROGRAMME',
  description: 'DESCRIPTION',
  commentary: 'COMMENTARY',
  clear_speech: 'CLEAR_SPEECH',
};

export const playbackResolvers: Resolvers = {
  Video: {
    playback: async (video, _args, context) => {
      requirePost(context, 'playback');
      context.personal = true;
      const { services, now, locale } = context;
      const playable = { ...eventTimes(video), premium: video.premium };
      // A free recording plays even when accounts is down, because no entitlement is read for it.
      const entitlement = needsEntitlement(playable) ? await readEntitlement(context) : null;
      const decision = playbackDecision(playable, entitlement, now);
      if (decision !== 'ALLOWED') return { stream: null, errors: [formError(decision, locale)] };

      const film = await services.films.load(video.code);
      // While media does not say, the address is signed: the player reports what it cannot load.
      if (film && !film.playable) return { stream: null, errors: [formError('FILM_NOT_READY', locale)] };

      // The key has been checked against this origin, and only a browser key belongs to a page.
      const origin = context.partner?.key?.kind === 'pk' ? (context.origin ?? null) : null;
      const signed = signStreamUrls(services.mediaSigningKey, video.code, now.getTime(), origin);
      return {
        stream: {
          url: signed.playlist,
          expiresAt: signed.expiresAt.toISOString(),
          live: video.live,
          audio: !video.live && film?.audio === true ? signed.audio : null,
          // A linear channel has the main sound of its films.
          sounds: video.live
            ? []
            : (film?.sounds ?? []).map(({ id, language, kind, title, name }) => ({
                ...{ number: id, language, title, name },
                kind: SOUND_KINDS[kind],
                audio: signed.soundOf(id),
              })),
          storyboard: video.live ? null : signed.storyboard,
          // Caption times count from the start of a recording, so live streams have no captions.
          tracks: video.live
            ? []
            : signed.captions
                .filter((caption) => film?.captions.includes(caption.locale) ?? true)
                .map((caption) => ({
                  language: localeName(caption.locale),
                  label: LANGUAGE_NAMES[caption.locale],
                  url: caption.url,
                })),
        },
        errors: [],
      };
    },
  },
};
