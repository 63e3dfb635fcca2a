import { buildWorkspace, type BuildContext } from '../build/build-workspace';
import type { Supervisor } from '../process/supervisor';
import type { Settings } from '../settings/settings';
import { prepareAccounts } from './prepare-accounts';
import { serviceBuilds } from './product-builds';
import { type Mode, serviceDefinitions } from './service-definitions';
import { serviceEnvironments } from './service-environments';
import { startDatabase } from './start-database';

type Database = Awaited<ReturnType<typeof startDatabase>>;
export type Definitions = ReturnType<typeof serviceDefinitions>;

interface PartsOptions {
  settings: Settings;
  mode: Mode;
  databaseFolder: string;
  context: BuildContext;
  supervisor: Supervisor;
  /** Resolves with whether a release is served, so that the rebuilder starts beside the other parts. */
  served: Promise<boolean>;
  startRebuilder: (definitions: Definitions) => void;
}

/** Parts of a start that run side by side. Each waits for what it needs; whoever prints the steps waits for each. */
export interface Parts {
  database: Promise<Database>;
  /** Names of the workspaces that were built. */
  builds: Promise<string[]>;
  definitions: Promise<Definitions>;
  accountsPrepared: Promise<undefined>;
  /** Resolves when cms, accounts, media and mail are ready. */
  services: Promise<undefined>;
  /** Resolves when the gateway is ready. */
  gateway: Promise<undefined>;
  /** Resolves when the rebuilder was started, or when no release is served. */
  rebuilder: Promise<void>;
}

export const partsOf = (parts: Parts): Promise<unknown>[] => Object.values({ ...parts });

const buildServices = async (context: BuildContext): Promise<string[]> => {
  const builds = serviceBuilds(context.root);
  const made = await Promise.all(builds.map((build) => buildWorkspace(build, context)));
  return builds.filter((_, place) => made[place]).map((build) => build.workspace);
};

/**
 * Starts everything but the site. The cms takes longest, so it starts first, and the rest while it loads: accounts
 * when its database is migrated, the gateway and the rebuilder after accounts. Both wait by themselves for what they
 * read from.
 */
export const startParts = ({
  settings,
  mode,
  databaseFolder,
  context,
  supervisor,
  served,
  startRebuilder,
}: PartsOptions): Parts => {
  const adopt = supervisor.adopt.bind(supervisor, 'database', 'database');
  const database = startDatabase(settings, databaseFolder, adopt);
  const builds = buildServices(context);
  const definitions = Promise.all([database, builds]).then(([{ urls }]) =>
    serviceDefinitions(settings, urls, mode),
  );
  const others = definitions.then(({ cms, media, mail }) => supervisor.start('services', cms, media, mail));
  const accountsPrepared = Promise.all([database, builds]).then(([{ urls }]) =>
    prepareAccounts({ ...settings.shell, ...serviceEnvironments(settings, urls).accounts }, context),
  );
  const accounts = Promise.all([definitions, accountsPrepared]).then(([all]) =>
    supervisor.start('services', all.accounts),
  );
  const services = Promise.all([others, accounts]).then(() => undefined);
  const gatewayAhead = Promise.all([definitions, accounts]).then(([all]) =>
    supervisor.startAhead('gateway', all.gateway),
  );
  const gateway = Promise.all([gatewayAhead, services]).then(async ([service]) => {
    await service.ready();
    return undefined;
  });
  const rebuilder = Promise.all([definitions, served, gatewayAhead]).then(([all, isServed]) => {
    if (isServed) startRebuilder(all);
  });
  const parts = { database, builds, definitions, accountsPrepared, services, gateway, rebuilder };
  // Whoever waits for a part hears of its failure; one that nobody has come to yet must not end the process.
  for (const part of partsOf(parts)) part.catch(() => undefined);
  return parts;
};
