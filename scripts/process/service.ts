import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { PlainError } from './plain-error';
import { formatEnd, formatLastWords } from './process-texts';
import { sendSignal } from './send-signal';
import { TailedLog } from './tailed-log';
import { waitUntil } from './wait-until';

export interface ServiceDefinition {
  name: string;
  /** A program and its arguments. */
  command: readonly [string, ...string[]];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Responds with 200 as soon as the service is ready; null when the service receives no requests. */
  readyUrl: string | null;
  readyLimitMs: number;
  stopLimitMs: number;
  /** Handles messages that the service sends over IPC. */
  onMessage?: (message: unknown) => void;
}

export interface ServiceExit {
  service: Service;
  code: number | null;
  signal: NodeJS.Signals | null;
}

const PROBE_LIMIT_MS = 5000;
const KILL_LIMIT_MS = 2000;
const LAST_WORDS = 15;

const lastWords = (log: TailedLog): string => formatLastWords(log.path, log.lastLines(LAST_WORDS));

/** Returns a sentence and the last log lines for a service that ended unexpectedly. */
export const formatServiceExit = ({ service, code, signal }: ServiceExit): string =>
  `${formatEnd(service.name, code, signal)}. ${lastWords(service.log)}`;

/** A child process: started with a separate log, checked until it is ready, stopped gracefully. */
export class Service {
  readonly name: string;
  readonly log: TailedLog;
  readonly process: ChildProcess;
  readonly ended: Promise<ServiceExit>;
  #end: ServiceExit | undefined;

  constructor(
    readonly definition: ServiceDefinition,
    logFolder: string,
    onLine: (name: string, line: string) => void,
  ) {
    const { name, command, cwd, environment } = definition;
    this.name = name;
    this.log = new TailedLog(join(logFolder, `${name}.log`), (line) => onLine(name, line));
    const [program, ...flags] = command;
    // A separate process group: Ctrl-C in the terminal reaches only the supervisor, which stops services in order.
    this.process = spawn(program, flags, {
      cwd,
      env: environment,
      detached: true,
      stdio: ['ignore', this.log.descriptor, this.log.descriptor, 'ipc'],
    });
    if (definition.onMessage) this.process.on('message', definition.onMessage);
    this.ended = new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null): void => {
        this.log.close();
        this.#end = { service: this, code, signal };
        resolve(this.#end);
      };
      this.process.once('exit', end);
      this.process.once('error', () => end(null, null));
    });
  }

  async #isReady(url: string): Promise<boolean> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PROBE_LIMIT_MS) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  /**
   * Resolves when `readyUrl`, by default the service's own, responds with 200. Throws when the service ends first
   * or takes too long.
   */
  async ready(readyUrl = this.definition.readyUrl): Promise<void> {
    const { readyLimitMs } = this.definition;
    if (readyUrl === null) return;
    const inTime = await waitUntil(
      async () => this.#end !== undefined || (await this.#isReady(readyUrl)),
      readyLimitMs,
    );
    if (this.#end) throw new PlainError(formatServiceExit(this.#end));
    if (inTime) return;
    throw new PlainError(
      `${this.name} was not ready after ${readyLimitMs / 1000} s: ${readyUrl} gives no 200. ${lastWords(this.log)}`,
    );
  }

  /**
   * Sends SIGTERM, and SIGKILL after the time limit.
   * @returns whether it ended within the time limit
   */
  async stop(): Promise<boolean> {
    if (this.#end) return true;
    this.process.kill('SIGTERM');
    const inTime = await waitUntil(() => this.#end !== undefined, this.definition.stopLimitMs, 20);
    // Processes that the service started must end too.
    if (this.process.pid !== undefined) sendSignal(-this.process.pid, 'SIGKILL');
    if (!inTime) await waitUntil(() => this.#end !== undefined, KILL_LIMIT_MS, 20);
    return inTime;
  }
}
