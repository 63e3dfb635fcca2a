import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { FollowedLog } from './followed-log';
import { PlainError } from './plain-error';
import { waitUntil } from './wait-until';

export interface ServiceDefinition {
  name: string;
  /** What is run: a program and its arguments. */
  command: readonly [string, ...string[]];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Answers 200 as soon as the service can do its work; null where nobody asks it anything. */
  readyUrl: string | null;
  readyLimitMs: number;
  stopLimitMs: number;
  /** Is given what the service sends over its channel. */
  onMessage?: (message: unknown) => void;
}

export interface ServiceEnd {
  service: Service;
  code: number | null;
  signal: NodeJS.Signals | null;
}

const PROBE_LIMIT_MS = 5000;
const KILL_LIMIT_MS = 2000;
const LAST_WORDS = 15;

/** A sentence and the last lines of the log, for a service that ended by itself. */
export const endReport = ({ service, code, signal }: ServiceEnd): string => {
  const how = signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`;
  const words = service.log.lastLines(LAST_WORDS).map((line) => `    ${line}`);
  return `${service.name} ended by itself (${how}). Its last words (${service.log.path}):\n${words.join('\n')}`;
};

/** One child process: started with a log of its own, asked whether it is ready, stopped in good order. */
export class Service {
  readonly name: string;
  readonly log: FollowedLog;
  readonly process: ChildProcess;
  readonly ended: Promise<ServiceEnd>;
  #end: ServiceEnd | undefined;

  constructor(
    readonly definition: ServiceDefinition,
    logFolder: string,
    onLine: (name: string, line: string) => void,
  ) {
    const { name, command, cwd, environment } = definition;
    this.name = name;
    this.log = new FollowedLog(join(logFolder, `${name}.log`), (line) => onLine(name, line));
    const [program, ...flags] = command;
    // A process group of its own: Ctrl-C in the terminal reaches the supervisor alone, which keeps the order.
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

  /** Answers when the service is ready, or when another address of it gives 200; fails when it ends first or takes too long. */
  async ready(readyUrl = this.definition.readyUrl): Promise<void> {
    const { readyLimitMs } = this.definition;
    if (readyUrl === null) return;
    const inTime = await waitUntil(
      async () => this.#end !== undefined || (await this.#isReady(readyUrl)),
      readyLimitMs,
      100,
    );
    if (this.#end) throw new PlainError(endReport(this.#end));
    if (inTime) return;
    const words = this.log.lastLines(LAST_WORDS).map((line) => `    ${line}`);
    throw new PlainError(
      `${this.name} was not ready after ${readyLimitMs / 1000} s: ${readyUrl} gives no 200. ` +
        `Its last words (${this.log.path}):\n${words.join('\n')}`,
    );
  }

  #signalGroup(signal: NodeJS.Signals): void {
    try {
      if (this.process.pid !== undefined) process.kill(-this.process.pid, signal);
    } catch {
      this.process.kill(signal);
    }
  }

  /**
   * SIGTERM, and SIGKILL for what does not end in time.
   * @returns whether it ended in good order
   */
  async stop(): Promise<boolean> {
    if (this.#end) return true;
    this.process.kill('SIGTERM');
    const inTime = await waitUntil(() => this.#end !== undefined, this.definition.stopLimitMs, 20);
    // Also what it started itself must not stay.
    this.#signalGroup('SIGKILL');
    if (!inTime) await waitUntil(() => this.#end !== undefined, KILL_LIMIT_MS, 20);
    return inTime;
  }
}
