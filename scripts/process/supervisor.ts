import { PlainError } from './plain-error';
import type { ProcessRecords } from './process-records';
import { formatEnd } from './process-texts';
import { formatServiceExit, Service, type ServiceDefinition } from './service';

const INTERRUPTED = 'The start was interrupted.';

interface Stoppable {
  name: string;
  stop(): Promise<boolean>;
}

interface SupervisorOptions {
  logFolder: string;
  records: ProcessRecords;
  onLine: (name: string, line: string) => void;
  /** Called once when a child ends unexpectedly. */
  onDeath: (report: string) => void;
}

/** Starts services and stops them in reverse order. */
export class Supervisor {
  /** Services of one group stop in parallel; a later group depends on the earlier ones. */
  #groups: Stoppable[][] = [];
  /** Services that start before their dependencies; they stop with the last group. */
  #ahead: Stoppable[] = [];
  #stopping: Promise<string[]> | undefined;

  constructor(private readonly options: SupervisorOptions) {}

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  #died(report: string): void {
    if (!this.isStopping) this.options.onDeath(report);
  }

  /** Adds a process that was started elsewhere, such as the database, to the stop order. */
  async adopt(name: string, child: { process: Service['process']; stop(): Promise<void> }): Promise<void> {
    if (this.isStopping) {
      await child.stop();
      throw new PlainError(INTERRUPTED);
    }
    child.process.once('exit', (code, signal) => this.#died(`${formatEnd(name, code, signal)}.`));
    this.#groups.push([{ name, stop: () => child.stop().then(() => true) }]);
  }

  /** Starts services in parallel and resolves, without a value, when all are ready. */
  async start(...definitions: ServiceDefinition[]): Promise<undefined> {
    if (this.isStopping) throw new PlainError(INTERRUPTED);
    const group = definitions.map((definition) => this.#spawn(definition));
    this.#groups.push(group);
    await Promise.all(group.map((service) => service.ready()));
    for (const service of group) void service.ended.then((end) => this.#died(formatServiceExit(end)));
    return undefined;
  }

  /** Starts a service before its dependencies. It becomes ready after them and stops before them. */
  startAhead(definition: ServiceDefinition): Service {
    if (this.isStopping) throw new PlainError(INTERRUPTED);
    const service = this.#spawn(definition);
    this.#ahead.push(service);
    void service.ended.then((end) => this.#died(formatServiceExit(end)));
    return service;
  }

  #spawn(definition: ServiceDefinition): Service {
    const service = new Service(definition, this.options.logFolder, this.options.onLine);
    if (service.process.pid !== undefined) this.options.records.add(service.name, service.process.pid);
    return service;
  }

  /**
   * Stops all services in reverse order of their start; further calls wait for the same stop.
   * @returns the names of the services that had to be killed
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
