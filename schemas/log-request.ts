import { type LogStream, pathOf } from './log-options';
import { lineOfPath, logsRequests, type RequestLine } from './request-line';

/** Properties of a Fastify request of which the line is made. */
interface AnsweredRequest {
  id: string;
  method: string;
  url: string;
  ip: string;
  routeOptions: { url?: string | undefined };
  /** Its level is that of the route: questions about health are silent. */
  log: { level: string };
}

interface Answer {
  statusCode: number;
  /** In milliseconds. */
  elapsedTime: number;
}

/** Methods and patterns of routes; paths of catch-all routes are not among them. */
const KEPT_MAX = 200;

/** Rounds a time in milliseconds for the log. */
export const loggedTime = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

const isPattern = ({ routeOptions: { url } }: AnsweredRequest): boolean =>
  url !== undefined && !url.includes('*');

/**
 * Creates a hook for `onResponse` that logs a request when it was answered, for services that switch off Fastify's own two
 * lines: a line of pino's costs as much as the rest of a small response.
 */
export const createRequestLog = (log: LogStream) => {
  const lines = new Map<string, RequestLine>();
  const lineOf = (request: AnsweredRequest): RequestLine => {
    const { method, routeOptions } = request;
    if (!isPattern(request)) return lineOfPath(method, pathOf(request));
    const route = `${method} ${routeOptions.url ?? ''}`;
    const known = lines.get(route);
    if (known) return known;
    const line = lineOfPath(method, pathOf(request));
    if (lines.size < KEPT_MAX) lines.set(route, line);
    return line;
  };
  return (request: AnsweredRequest, { statusCode, elapsedTime }: Answer, done: () => void): void => {
    if (logsRequests(request.log.level)) {
      log.write(lineOf(request)(request.id, request.ip, statusCode, loggedTime(elapsedTime)));
    }
    done();
  };
};
