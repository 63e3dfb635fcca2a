/** A request of an upload was refused while the upload itself may still be there. */
export class UploadKeptError extends Error {
  constructor(readonly status: number) {
    super(`The upload could not be asked for (${status}).`);
  }
}

interface Sent {
  getMethod(): string;
}
interface Received {
  getStatus(): number;
}

const FORBIDDEN = 403;
const SERVER_ERROR = 500;

/**
 * Hook of tus-js-client after each response. Its `HEAD` asks where an upload goes on; for any refusal the client would
 * begin another upload, and media drops what had arrived. A server that is away, or refuses the token, is asked again.
 */
export const keepUpload = (sent: Sent, received: Received): void => {
  const status = received.getStatus();
  if (sent.getMethod() === 'HEAD' && (status >= SERVER_ERROR || status === FORBIDDEN))
    throw new UploadKeptError(status);
};
