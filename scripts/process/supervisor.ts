import { PlainError } from './plain-error';
import type { ProcessRecords } from './process-records';
import { endReport, Service, type ServiceDefinition } from './service';

const INTERRUPTED = 'The start was interrupted.';

interface Stoppable {
  name: string;
  stop(): Promise<boolean>;
}

interface SupervisorOptions {
  logFolder: string;
  records: ProcessRecords;
  onLine: (name: string, line: string) => void;
  /** A child ended without being asked to; called once. */
  onDeath: (report: string) => void;
}

/** Holds what was started, and stops it in the reverse order. */
export class Supervisor {
  /** Each group may stop at once; a later group stands on the earlier ones. */
  #groups: Stoppable[][] = [];
  /** Started before what it stands on; stops with the last group. */
  #ahead: Stoppable[] = [];
  #stopping: Promise<string[]> | undefined;

  constructor(private readonly options: SupervisorOptions) {}

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  #died(report: string): void {
    if (!this.isStopping) this.options.onDeath(report);
  }

  /** Puts what was started elsewhere, as the database, under the same order of stopping. */
  async adopt(name: string, child: { process: Service['process']; stop(): Promise<void> }): Promise<void> {
    if (this.isStopping) {
      await child.stop();
      throw new PlainError(INTERRUPTED);
    }
    child.process.once('exit', (code, signal) => {
      const how = signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`;
      this.#died(`${name} ended by itself (${how}).`);
    });
    this.#groups.push([{ name, stop: () => child.stop().then(() => true) }]);
  }

  /** Starts services side by side and answers, without words, when all of them are ready. */
  async start(...definitions: ServiceDefinition[]): Promise<undefined> {
    if (this.isStopping) throw new PlainError(INTERRUPTED);
    const group = definitions.map((definition) => this.#spawn(definition));
    this.#groups.push(group);
    await Promise.all(group.map((service) => service.ready()));
    for (const service of group) void service.ended.then((end) => this.#died(endReport(end)));
    return undefined;
  }

  /** Starts a service before those that it calls. It is not ready until they are, and stops before they do. */
  startAhead(definition: ServiceDefinition): Service {
    if (this.isStopping) throw new PlainError(INTERRUPTED);
    const service = this.#spawn(definition);
    this.#ahead.push(service);
    void service.ended.then((end) => this.#died(endReport(end)));
    return service;
  }

  #spawn(definition: ServiceDefinition): Service {
    const service = new Service(definition, this.options.logFolder, this.options.onLine);
    if (service.process.pid !== undefined) this.options.records.add(service.name, service.process.pid);
    return service;
  }

  /**
   * Stops everything, last started first; further calls wait for the same stop.
   * @returns the names of those that had to be killed
   */
  stop(): Promise<string[]> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<string[]> {
    const killed: string[] = [];
    const [last = [], ...earlier] = this.#groups.reverse();
    for (const group of [[...this.#ahead, ...last], ...earlier]) {
      const inOrder = await Promise.all(group.map((member) => member.stop()));
      killed.push(...group.filter((_, place) => !inOrder[place]).map((member) => member.name));
    }
    this.options.records.clear();
    return killed;
  }
}
