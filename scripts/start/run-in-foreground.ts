import { join, relative } from 'node:path';

import { DEVELOPMENT_PROMO_CODE, DEVELOPMENT_VOUCHER } from '@sahra/schemas/development-codes';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_VIEWERS } from '@sahra/schemas/development-viewers';

import { ingestSeeds } from '../ingest/ingest-seeds';
import { errorText } from '../process/error-text';
import { readSettings } from '../settings/read-settings';
import type { Settings } from '../settings/settings';
import type { Product } from './product';
import { runProduct } from './run-product';
import type { Mode } from './service-definitions';

const announce = (settings: Settings, product: Product): undefined => {
  const { ports, publicUrl, secrets } = settings;
  const pages = product.release.line();
  product.progress.say(`
Sahra is ready at ${publicUrl}   (${product.progress.elapsed()})
${pages === undefined ? '' : `${pages}\n`}
  Editors      http://localhost:${ports.cms}/admin   ${secrets.ADMIN_EMAIL}  ${secrets.ADMIN_PASSWORD}
  Developers   http://localhost:${ports.gateway}/graphql   (the playground)
  Mails        http://localhost:${ports.mail}   (every mail the product sends)
  Viewers      ${DEVELOPMENT_VIEWERS.map(({ email }) => email).join(', ')}   ${DEVELOPMENT_PASSWORD}
  Codes        ${DEVELOPMENT_PROMO_CODE.code} (promo code), ${DEVELOPMENT_VOUCHER.code} (voucher)

  Logs are in ${relative(settings.root, settings.logFolder)}. Ctrl-C stops everything.`);
};

/** Says what makes films: with an old ffmpeg they are made too, and it gets no security fixes. */
const sayEncoder = async (url: string, say: (line: string) => void): Promise<void> => {
  const reply = await fetch(`${url}/ready`);
  const { films } = (await reply.json()) as { films: string | null };
  if (films !== null) say(`  ${films}`);
};

/** Films get their larger qualities once the product is there for people; what fails is tried at the next start. */
const ingestInBackground = (settings: Settings, { progress }: Product): void => {
  const { root, dataFolder, urls, secrets } = settings;
  const target = { url: urls.media, filmSecret: secrets.FILM_SECRET };
  const say = (line: string): void => progress.say(line);
  const ingest = async (): Promise<void> => {
    await sayEncoder(urls.media, say);
    await ingestSeeds(target, { library: join(root, 'media/library'), data: dataFolder }, say);
  };
  ingest().catch((error: unknown) =>
    say(`Films keep their smallest quality until the next start: ${errorText(error)}`),
  );
};

/** Entry point of `npm start` and `npm run dev`: runs the whole product until it is stopped. */
export const runInForeground = async (root: string, args: readonly string[], mode: Mode): Promise<number> => {
  const { settings, file } = await readSettings(root, process.env);
  if (file.made) process.stdout.write('Made .env with new secrets; it stays on this machine.\n');
  else if (file.added.length > 0) process.stdout.write(`Added to .env: ${file.added.join(', ')}.\n`);
  return runProduct({
    settings,
    mode,
    verbose: args.includes('--verbose'),
    whenReady: (product) => {
      announce(settings, product);
      ingestInBackground(settings, product);
      return undefined;
    },
  });
};
