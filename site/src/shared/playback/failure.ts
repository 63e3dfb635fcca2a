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

/** Returns the reason of an error of the video element, where the browser plays HLS natively. */
export const failureOfVideo = (error: Pick<MediaError, 'code'> | null): Failure =>
  error?.code === 2 ? 'network' : 'format';
