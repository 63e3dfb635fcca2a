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

/** Groups of processes: a later group depends on the earlier ones and stops before them. */
const GROUPS = ['database', 'services', 'gateway', 'site'] as const;
export type Group = (typeof GROUPS)[number];

/** Starts processes in any order and stops them group by group. */
export class Supervisor {
  readonly #running: Record<Group, Stoppable[]> = { database: [], services: [], gateway: [], site: [] };
  #stopping: Promise<string[]> | undefined;

  constructor(private readonly options: SupervisorOptions) {}

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  #died(report: string): void {
    if (!this.isStopping) this.options.onDeath(report);
  }

  /** Adds a process that was started elsewhere, such as the database, to the stop order. */
  async adopt(
    group: Group,
    name: string,
    child: { process: Service['process']; stop(): Promise<void> },
  ): Promise<void> {
    if (this.isStopping) {
      await child.stop();
      throw new PlainError(INTERRUPTED);
    }
    child.process.once('exit', (code, signal) => this.#died(`${formatEnd(name, code, signal)}.`));
    this.#running[group].push({ name, stop: () => child.stop().then(() => true) });
  }

  /** Starts services in parallel and resolves, without a value, when all are ready. */
  async start(group: Group, ...definitions: ServiceDefinition[]): Promise<undefined> {
    const services = definitions.map((definition) => this.#spawn(group, definition));
    await Promise.all(services.map((service) => service.ready()));
    for (const service of services) this.#watch(service);
    return undefined;
  }

  /** Starts a service before its dependencies. It becomes ready after them. */
  startAhead(group: Group, definition: ServiceDefinition): Service {
    const service = this.#spawn(group, definition);
    this.#watch(service);
    return service;
  }

  #watch(service: Service): void {
    void service.ended.then((end) => this.#died(formatServiceExit(end)));
  }

  #spawn(group: Group, definition: ServiceDefinition): Service {
    if (this.isStopping) throw new PlainError(INTERRUPTED);
    const service = new Service(definition, this.options.logFolder, this.options.onLine);
    if (service.process.pid !== undefined) this.options.records.add(service.name, service.process.pid);
    this.#running[group].push(service);
    return service;
  }

  /**
   * Stops all processes, the last group first; further calls wait for the same stop.
   * @returns the names of the services that had to be killed
   */
  stop(): Promise<string[]> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<string[]> {
    const killed: string[] = [];
    for (const name of [...GROUPS].reverse()) {
      const members = this.#running[name];
      const inTime = await Promise.all(members.map((member) => member.stop()));
      killed.push(...members.filter((_, place) => !inTime[place]).map((member) => member.name));
    }
    this.options.records.clear();
    return killed;
  }
}
