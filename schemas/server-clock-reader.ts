/** Headers name whole seconds; a device that is nearer than this is right. */
const EXACT_MS = 2000;
/** The clocks of a device drift apart by this much only when one was set, or while it slept. */
const SET_MS = 2000;

/**
 * Returns the milliseconds by which the server's clock is ahead, from the `Date` and the `Age` of a response. It
 * subtracts half of the round trip; accurate to about one second.
 */
export const clockOffset = (headers: Headers, askedAt: number, answeredAt: number): number => {
  const served = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
  return Number.isNaN(served) ? 0 : served - (askedAt + answeredAt) / 2;
};

/**
 * Creates a function that asks a server for its time: the first time that it is called, and again when a clock of the
 * device was set or the device slept.
 * @param request Requests the headers of something small on the page's own origin, past every cache.
 * @param learn Receives the milliseconds by which the server's clock is ahead.
 */
export const createServerClockReader = (
  request: () => Promise<Pick<Response, 'headers'>>,
  learn: (ahead: number) => void,
): (() => Promise<void>) => {
  /** What `Date.now` and `performance.now` were apart when the server was asked; null before. */
  let apartWhenAsked: number | null = null;
  return async () => {
    const apart = Date.now() - performance.now();
    if (apartWhenAsked !== null && Math.abs(apart - apartWhenAsked) < SET_MS) return;
    apartWhenAsked = apart;
    try {
      const askedAt = Date.now();
      const { headers } = await request();
      const ahead = Math.round(clockOffset(headers, askedAt, Date.now()));
      learn(Math.abs(ahead) < EXACT_MS ? 0 : ahead);
    } catch {
      // Until it is asked again, the device's own clock has to do.
      apartWhenAsked = null;
    }
  };
};
