/** Why playing stopped: nothing arrives, the right to watch ended, or the browser cannot show it. */
export type Failure = 'network' | 'access' | 'format';

const NO_LONGER_ALLOWED = [401, 403, 410];

/** What is asked of an hls.js error to tell the reason. */
interface StreamError {
  type: string;
  response?: { code?: number } | undefined;
}

/** Reason of a fatal error of hls.js. */
export const failureOfStream = ({ type, response }: StreamError): Failure => {
  if (NO_LONGER_ALLOWED.includes(response?.code ?? 0)) return 'access';
  return type === 'networkError' ? 'network' : 'format';
};

/** Reason of an error of the video element, where the browser plays HLS itself. */
export const failureOfVideo = (error: Pick<MediaError, 'code'> | null): Failure =>
  error?.code === 2 ? 'network' : 'format';
