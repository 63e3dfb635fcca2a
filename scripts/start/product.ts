import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { RebuildMessage } from '@sahra/schemas/rebuild-message';

import { resolveDatabaseFolder } from '../database/resolve-database-folder';
import { databaseUser } from '../database/database-user';
import { stopOrphanedServer } from '../database/stop-orphaned-server';
import { buildWorkspace, runBuildScript, type BuildContext } from '../build/build-workspace';
import { parseLogError } from '../process/parse-log-error';
import { checkDisk } from '../process/check-disk';
import { ProcessRecords } from '../process/process-records';
import { Progress } from '../process/progress';
import type { ProcessLock } from '../process/process-lock';
import { takeRunLock } from '../process/run-lock';
import { Supervisor } from '../process/supervisor';
import type { Service, ServiceDefinition } from '../process/service';
import type { Settings } from '../settings/settings';
import { checkPorts } from './check-ports';
import { deleteLocalData } from './delete-local-data';
import { siteBuild, siteServerBuild } from './product-builds';
import { type Mode, serviceDefinitions } from './service-definitions';
import { ServedRelease, type SiteHealth } from './served-release';
import { SERVICES, type DatabaseUrls } from './service-environments';
import { type Definitions, type Parts, partsOf, startParts } from './start-parts';

const DISK_NEEDED = 1024 ** 3;
const STEPS = 9;
/** The site uses no database. */
const NO_DATABASES: DatabaseUrls = { cms: '', accounts: '' };
/** The rebuilder sends one request to the gateway before it reports. */
const COMPARE_LIMIT_MS = 5000;

interface ProductOptions {
  settings: Settings;
  verbose: boolean;
  fresh: boolean;
  /** Whether published changes rebuild the pages in the background. */
  rebuild: boolean;
  /** Whether the pages are built for tests only. */
  quickBuild: boolean;
  mode: Mode;
  /** Called when a process ended or failed after the start; the product must then be stopped. */
  onDeath: (report: string) => void;
}

/** What runs before the first step is done. */
interface StartedAhead {
  /** Server of the site; undefined where Gatsby's development server takes its place. */
  site: Service | undefined;
  parts: Parts;
  /** Says which release is served. */
  served: string | Promise<string | undefined>;
}

/** The running product of one clone: starts all parts in order, stops them in reverse order. */
export class Product {
  readonly progress = new Progress(STEPS);
  readonly release = new ServedRelease((line) => this.progress.say(`\n${line}`));
  readonly #abort = new AbortController();
  readonly #records: ProcessRecords;
  readonly #supervisor: Supervisor;
  readonly #databaseFolder: string;
  #lock: ProcessLock | undefined;
  #starting: Promise<void> | undefined;
  #parts: Promise<unknown>[] = [];

  constructor(private readonly options: ProductOptions) {
    const { settings, verbose } = options;
    this.#databaseFolder = join(settings.dataFolder, 'database');
    this.#records = new ProcessRecords(settings.processFile);
    this.#supervisor = new Supervisor({
      logFolder: settings.logFolder,
      records: this.#records,
      onLine: (name, line) => {
        const error = verbose ? line : parseLogError(line);
        if (error !== undefined && (verbose || !this.#supervisor.isStopping))
          this.progress.say(`  ${name}: ${error}`);
      },
      onDeath: options.onDeath,
    });
  }

  start(): Promise<void> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const { settings } = this.options;
    const { progress } = this;
    await mkdir(settings.logFolder, { recursive: true });
    this.#lock = await takeRunLock(settings.dataFolder, 'Sahra runs already in this clone');
    await progress.step('Checks (ports, disk)', () => this.#check());
    const context: BuildContext = {
      root: settings.root,
      logFolder: settings.logFolder,
      verbose: this.options.verbose,
      signal: this.#abort.signal,
      records: this.#records,
    };
    const { site, parts } = await this.#serveLastRelease(context);
    await progress.step('Database', async () => (await parts.database).notice);
    await progress.step('Build services', async () => (await parts.builds).join(', ') || 'nothing changed');
    await progress.step('Migrate and seed accounts', () => parts.accountsPrepared);
    await progress.step('Start cms, accounts, media, mail', () => parts.services);
    await progress.step('Start gateway', () => parts.gateway);
    await this.#startSite(await parts.definitions, parts, context, site);
  }

  async #serveLastRelease(context: BuildContext): Promise<StartedAhead> {
    const ahead = buildWorkspace(siteServerBuild(this.options.settings.root), context).then(() =>
      this.#startAhead(context),
    );
    await this.progress.step('Serve the last release', async () => (await ahead).served);
    return ahead;
  }

  /**
   * Starts the site's server first, because its pages need nothing else, and all other parts while it loads. Gatsby's
   * development server has no release.
   */
  #startAhead(context: BuildContext): StartedAhead {
    const { settings, mode, rebuild } = this.options;
    if (mode === 'dev') {
      const parts = this.#startParts(context, Promise.resolve(false));
      return { site: undefined, parts, served: 'made by its development server' };
    }
    const site = this.#supervisor.startAhead('site', serviceDefinitions(settings, NO_DATABASES, mode).site);
    const health = `http://127.0.0.1:${settings.ports.site}/health`;
    const served = site
      .ready(health)
      .then(async () => this.release.found((await (await fetch(health)).json()) as SiteHealth));
    const isServed = served.then(() => this.release.isServed && rebuild);
    return { site, parts: this.#startParts(context, isServed), served };
  }

  #startParts(context: BuildContext, served: Promise<boolean>): Parts {
    const { settings, mode } = this.options;
    const parts = startParts({
      ...{ settings, mode, context, served, databaseFolder: this.#databaseFolder },
      supervisor: this.#supervisor,
      startRebuilder: ({ rebuilder }) => this.#startRebuilder(rebuilder),
    });
    this.#parts = partsOf(parts);
    return parts;
  }

  async #startSite(
    { site, rebuilder }: Definitions,
    parts: Parts,
    context: BuildContext,
    siteAhead: Service | undefined,
  ): Promise<void> {
    const { settings, mode, quickBuild } = this.options;
    const { progress, release } = this;
    const rebuilds = this.options.rebuild && mode === 'start';
    await progress.step('Build site', async () => {
      if (mode === 'dev') return 'made by its development server';
      if (release.isServed && rebuilds) return 'behind the served release, where it is needed';
      await runBuildScript(siteBuild(settings, quickBuild), context);
      return 'new release';
    });
    await progress.step('Start site', async () => {
      if (!siteAhead) return this.#supervisor.start('site', site);
      await siteAhead.ready();
      if (!rebuilds) return undefined;
      await parts.rebuilder;
      if (release.isServed) await release.compared(COMPARE_LIMIT_MS);
      else this.#startRebuilder(rebuilder);
      return undefined;
    });
  }

  #startRebuilder(definition: ServiceDefinition): void {
    const onMessage = (message: unknown): void => this.release.take(message as RebuildMessage);
    this.#supervisor.startAhead('site', { ...definition, onMessage });
  }

  async #check(): Promise<string | undefined> {
    const { settings } = this.options;
    await checkDisk(settings.dataFolder, DISK_NEEDED, 'to start');
    const left = await this.#records.stopLeftOvers();
    const database = await resolveDatabaseFolder(this.#databaseFolder, databaseUser());
    if (await stopOrphanedServer(database)) left.push('database');
    if (this.options.fresh) await deleteLocalData(settings, database);
    const used = [...SERVICES, 'mail', 'smtp', 'database'] as const;
    await checkPorts(Object.fromEntries(used.map((name) => [name, settings.ports[name]])));
    return left.length > 0 ? `stopped what a killed run had left: ${left.join(', ')}` : undefined;
  }

  /** @returns the names of the services that did not end in time and were killed */
  async stop(): Promise<string[]> {
    this.#lock?.markStopping();
    this.#abort.abort(new Error('The start was interrupted.'));
    const killed = await this.#supervisor.stop();
    // A start in progress now fails; its errors are irrelevant.
    await Promise.allSettled([this.#starting]);
    await Promise.allSettled(this.#parts);
    this.#lock?.release();
    return killed;
  }
}
