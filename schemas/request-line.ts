import { hostname } from 'node:os';

import { redactPath, redactText } from './redact';

const INFO = 30;
const LEVELS_WITH_INFO = new Set(['info', 'debug', 'trace']);

/** Whether a service whose log has this level writes a line for each request. */
export const logsRequests = (level: string): boolean => LEVELS_WITH_INFO.has(level);

const ADDRESS = /^[\da-f.:]+$/i;

/** A proxy's header can hold any text where the address of the caller should be. */
const addressPart = (ip: string | undefined): string => {
  if (ip === undefined) return '';
  return `,"ip":${ADDRESS.test(ip) ? `"${ip}"` : JSON.stringify(redactText(ip))}`;
};

/** Writes the line of one request: its id, the caller's address and the status of the response. */
export type RequestLine = (reqId: string, ip: string | undefined, status: number) => string;

/**
 * Returns a function that writes what `logOptions` writes for a request of this method and URL, for responses from memory
 * that are sent again and again: pino, its serializers and the redaction of each line take a quarter of their processor
 * time. The URL is redacted here, once; an id of `requestIdOf` contains nothing that has to be escaped.
 */
export const requestLine = (method: string, url: string): RequestLine => {
  const req = `{"method":"${method}","path":${JSON.stringify(redactPath(url))}`;
  const service = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;
  return (reqId, ip, status) =>
    `{"level":${INFO},"time":${Date.now()},${service},"reqId":"${reqId}","req":${req}${addressPart(ip)}},"res":{"statusCode":${status}},"msg":"request completed"}\n`;
};
