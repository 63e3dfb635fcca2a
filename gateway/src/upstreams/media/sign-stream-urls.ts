import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

/** Signed URLs of one video's stream, on the site's origin. */
export interface StreamUrls {
  playlist: string;
  captions: { locale: Locale; url: string }[];
  expiresAt: Date;
}

/** Signs the stream URLs of `code`. Only `Video.playback` may call it, after the access check has allowed playback. */
export const signStreamUrls = (signingKey: string, code: string, nowMs: number): StreamUrls => {
  const expiry = mediaExpiry(nowMs);
  const prefix = signMediaPath(signingKey, code, expiry);
  return {
    playlist: `${prefix}/master.m3u8`,
    captions: LOCALES.map((locale) => ({ locale, url: `${prefix}/captions/${locale}.vtt` })),
    expiresAt: new Date(expiry * 1000),
  };
};
