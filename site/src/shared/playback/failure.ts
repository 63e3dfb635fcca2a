/**
 * Reason why playback stopped: the network fails, access has ended, the film is not there, or the browser cannot decode
 * it.
 */
export type Failure = 'network' | 'access' | 'missing' | 'format';

const NO_LONGER_ALLOWED = [401, 403, 410];
const NOT_FOUND = 404;

/** Fields of an hls.js error that decide the reason. */
interface StreamError {
  type: string;
  response?: { code?: number } | undefined;
  details?: string;
}

/** Returns the reason of a fatal hls.js error. */
export const failureOfStream = ({ type, response, details }: StreamError): Failure => {
  if (NO_LONGER_ALLOWED.includes(response?.code ?? 0)) return 'access';
  // A missing segment is a gap in a film that is there.
  if (response?.code === NOT_FOUND && details?.startsWith('manifest')) return 'missing';
  return type === 'networkError' ? 'network' : 'format';
};

/** Code of a media error that the network caused. */
const MEDIA_ERR_NETWORK = 2;
/** In milliseconds; a playlist that takes longer counts as a lost network. */
const PATIENCE_MS = 10_000;

/**
 * Returns the reason of an error of the video element, where the browser plays HLS natively. The error itself does
 * not tell a refused address from a film that cannot be decoded, so the playlist is asked for once.
 */
export const failureOfVideo = async (
  error: Pick<MediaError, 'code'> | null,
  playlist: string,
): Promise<Failure> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const { ok, status } = await fetch(playlist, { cache: 'no-store', signal: patience.signal });
    if (NO_LONGER_ALLOWED.includes(status)) return 'access';
    if (status === NOT_FOUND) return 'missing';
    return !ok || error?.code === MEDIA_ERR_NETWORK ? 'network' : 'format';
  } catch {
    return 'network';
  } finally {
    clearTimeout(timer);
  }
};
