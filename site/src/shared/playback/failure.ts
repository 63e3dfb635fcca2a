/** Reason why playback stopped: the network fails, access has ended, or the browser cannot decode the stream. */
export type Failure = 'network' | 'access' | 'format';

const NO_LONGER_ALLOWED = [401, 403, 410];

/** Fields of an hls.js error that decide the reason. */
interface StreamError {
  type: string;
  response?: { code?: number } | undefined;
}

/** Returns the reason of a fatal hls.js error. */
export const failureOfStream = ({ type, response }: StreamError): Failure => {
  if (NO_LONGER_ALLOWED.includes(response?.code ?? 0)) return 'access';
  return type === 'networkError' ? 'network' : 'format';
};

/** Returns the reason of an error of the video element, where the browser plays HLS natively. */
export const failureOfVideo = (error: Pick<MediaError, 'code'> | null): Failure =>
  error?.code === 2 ? 'network' : 'format';
