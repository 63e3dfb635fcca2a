import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { RebuildMessage } from '@sahra/schemas/rebuild-message';

import { createMissingDatabases } from '../database/create-missing-databases';
import { resolveDatabaseFolder } from '../database/resolve-database-folder';
import { startDatabaseServer } from '../database/database-server';
import { databaseUser } from '../database/database-user';
import { stopOrphanedServer } from '../database/stop-orphaned-server';
import { buildWorkspace, runBuildScript, type BuildContext } from '../build/build-workspace';
import { parseLogError } from '../process/parse-log-error';
import { checkDisk } from '../process/check-disk';
import { ProcessRecords } from '../process/process-records';
import { Progress } from '../process/progress';
import { runCommand } from '../process/run-command';
import type { ProcessLock } from '../process/process-lock';
import { takeRunLock } from '../process/run-lock';
import { Supervisor } from '../process/supervisor';
import type { Service, ServiceDefinition } from '../process/service';
import type { Settings } from '../settings/settings';
import { checkPorts } from './check-ports';
import { deleteLocalData } from './delete-local-data';
import { serviceBuilds, siteBuild, siteServerBuild } from './product-builds';
import { type Mode, serviceDefinitions } from './service-definitions';
import { ServedRelease, type SiteHealth } from './served-release';
import { SERVICES, serviceEnvironments, type DatabaseUrls } from './service-environments';

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
    const site = await this.#serveLastRelease(context);
    let databases: DatabaseUrls | undefined;
    await progress.step('Database', async () => {
      const started = await this.#startDatabase();
      databases = started.urls;
      return started.notice;
    });
    if (!databases) return;
    await progress.step('Build services', async () => {
      const builds = serviceBuilds(settings.root);
      const made = await Promise.all(builds.map((build) => buildWorkspace(build, context)));
      return (
        builds
          .filter((_, place) => made[place])
          .map((build) => build.workspace)
          .join(', ') || 'nothing changed'
      );
    });
    await this.#startServices(databases, context, site);
  }

  /**
   * Starts the site's server first, because its pages need nothing else. Gatsby's development server has no
   * release.
   */
  async #serveLastRelease(context: BuildContext): Promise<Service | undefined> {
    const { settings, mode } = this.options;
    let site: Service | undefined;
    await this.progress.step('Serve the last release', async () => {
      await buildWorkspace(siteServerBuild(settings.root), context);
      if (mode === 'dev') return 'made by its development server';
      site = this.#supervisor.startAhead(serviceDefinitions(settings, NO_DATABASES, mode).site);
      const health = `http://127.0.0.1:${settings.ports.site}/health`;
      await site.ready(health);
      return this.release.found((await (await fetch(health)).json()) as SiteHealth);
    });
    return site;
  }

  async #startServices(
    databases: DatabaseUrls,
    context: BuildContext,
    siteAhead: Service | undefined,
  ): Promise<void> {
    const { settings, mode } = this.options;
    const { progress, release } = this;
    await progress.step('Migrate and seed accounts', () => this.#prepareAccounts(databases, context));
    const definitions = serviceDefinitions(settings, databases, mode);
    const { cms, accounts, media, mail, gateway, site } = definitions;
    await progress.step('Start cms, accounts, media, mail', () =>
      this.#supervisor.start(cms, accounts, media, mail),
    );
    await progress.step('Start gateway', () => this.#supervisor.start(gateway));
    const rebuilds = this.options.rebuild && mode === 'start';
    await progress.step('Build site', async () => {
      if (mode === 'dev') return 'made by its development server';
      if (release.isServed && rebuilds) return 'behind the served release, where it is needed';
      await runBuildScript(siteBuild(settings, this.options.quickBuild), context);
      return 'new release';
    });
    await progress.step('Start site', async () => {
      if (!siteAhead) return this.#supervisor.start(site);
      await siteAhead.ready();
      if (rebuilds) await this.#startRebuilder(definitions.rebuilder);
      return undefined;
    });
  }

  async #startRebuilder(definition: ServiceDefinition): Promise<void> {
    const onMessage = (message: unknown): void => this.release.take(message as RebuildMessage);
    await this.#supervisor.start({ ...definition, onMessage });
    if (this.release.isServed) await this.release.compared(COMPARE_LIMIT_MS);
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

  async #startDatabase(): Promise<{ urls: DatabaseUrls; notice: string | undefined }> {
    const { settings } = this.options;
    const wanted = this.#databaseFolder;
    const server = await startDatabaseServer({
      folder: wanted,
      port: settings.ports.database,
      password: settings.secrets.DATABASE_PASSWORD,
      detached: true,
    });
    await this.#supervisor.adopt('database', server);
    await createMissingDatabases(server.url('postgres'), ['cms', 'accounts']);
    return {
      urls: { cms: server.url('cms'), accounts: server.url('accounts') },
      notice:
        server.folder === wanted
          ? undefined
          : `its user may not enter ${wanted}: the data is in ${server.folder}`,
    };
  }

  async #prepareAccounts(
    databases: DatabaseUrls,
    { root, logFolder, verbose, signal, records }: BuildContext,
  ): Promise<undefined> {
    const { accounts } = serviceEnvironments(this.options.settings, databases);
    const environment = { ...this.options.settings.shell, ...accounts };
    for (const [name, title] of [
      ['migrate', 'Migrating accounts'],
      ['seed', 'Seeding accounts'],
    ] as const)
      await runCommand(title, [process.execPath, '--enable-source-maps', `dist/${name}.js`], {
        cwd: join(root, 'accounts'),
        environment,
        logPath: join(logFolder, `accounts-${name}.log`),
        verbose,
        signal,
        records,
      });
    return undefined;
  }

  /** @returns the names of the services that did not end in time and were killed */
  async stop(): Promise<string[]> {
    this.#lock?.markStopping();
    this.#abort.abort(new Error('The start was interrupted.'));
    const killed = await this.#supervisor.stop();
    // A start in progress now fails; its error is irrelevant.
    await this.#starting?.catch(() => undefined);
    this.#lock?.release();
    return killed;
  }
}
