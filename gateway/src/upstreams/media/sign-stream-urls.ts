import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

/** Signed URLs of one video's stream, on the site's origin. */
export interface StreamUrls {
  playlist: string;
  /** Playlist of the sound alone. */
  audio: string;
  /** Returns the playlist of one sound of several alone, by its number. */
  soundOf: (id: number) => string;
  captions: { locale: Locale; url: string }[];
  storyboard: string;
  expiresAt: Date;
}

/**
 * Signs the stream URLs of `code`, which pages of `origin` may read too. Only `Video.playback` may call it, after the
 * access check has allowed playback.
 */
export const signStreamUrls = (
  signingKey: string,
  code: string,
  nowMs: number,
  origin: string | null,
): StreamUrls => {
  const expiry = mediaExpiry(nowMs);
  const prefix = signMediaPath(signingKey, code, expiry, origin);
  return {
    playlist: `${prefix}/master.m3u8`,
    audio: `${prefix}/audio.m3u8`,
    soundOf: (id) => `${prefix}/audio-${id}.m3u8`,
    captions: LOCALES.map((locale) => ({ locale, url: `${prefix}/captions/${locale}.vtt` })),
    storyboard: `${prefix}/storyboard/storyboard.vtt`,
    expiresAt: new Date(expiry * 1000),
  };
};
