import { refusals } from '../films/film.schema';

/** Description of the files of a video for the OpenAPI document. */
export const STREAM_SCHEMA = {
  tags: ['streams'],
  operationId: 'streamFile',
  summary: 'A file of a video: playlist, segment, captions, poster or storyboard.',
  description:
    '`token` is `{expiry}-{signature}`, signed by the gateway for this code, and ends with `~{origin}` (base64url) when pages of a partner’s origin may read it. `*` is `master.m3u8` and what it names, `audio.m3u8` (the sound alone, of recordings that have it) and what it names, `audio.m4a` (the same as one file), `audio-{n}.m3u8` (one of several sounds alone), `captions/{en|ar}.vtt` (and `.m3u8` with it as its only segment, which `master.m3u8` names), `posters/{1-3}.jpg`, `storyboard/storyboard.{jpg|vtt}`. 200 with an ETag, 206 for a range, 304 for a condition that holds, 416 for a range beyond the end. `Cache-Control` is private: segments until the URL expires and immutable, the list of a recording’s qualities and captions revalidated, live playlists not at all.',
  response: refusals({
    403: 'The token has expired: STREAM_URL_EXPIRED, readable by pages of the origin that it names. It is invalid or for another video: FORBIDDEN.',
    404: 'Unknown code or file: NOT_FOUND.',
  }),
};
