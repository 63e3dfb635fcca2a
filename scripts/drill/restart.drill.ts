import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from '../process/plain-error';
import { testSettings } from '../test/test-settings';
import type { Drill } from './drill';
import { registerViewer, someEmail } from './register-viewer';
import { restartAfterPublish } from './restart-after-publish';
import { startFreshProduct, startProduct } from './running-product';

const ROUNDS = 3;
const WRITERS = 4;
const PORT_BASE = '18600';
const WRITING_MS = { from: 1500, to: 4000 };

/** Registers viewers until the product is killed; returns the e-mail addresses of the confirmed registrations. */
const writeUntilItDies = async (publicUrl: string, dead: () => boolean): Promise<string[]> => {
  const acknowledged: string[] = [];
  const write = async (): Promise<void> => {
    while (!dead()) {
      const email = someEmail();
      const answer = await registerViewer(publicUrl, email).catch(() => undefined);
      if (answer === 'acknowledged') acknowledged.push(email);
      else if (answer !== undefined && answer !== 'taken' && !dead())
        throw new PlainError(`A registration was refused before the kill: ${answer.refused}`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return acknowledged;
};

/**
 * Proves that a killed product loses no confirmed write, and that it serves its pages immediately after a restart.
 */
export const drill: Drill = {
  proves:
    'kill -9 of the whole tree during registrations, then start: nothing acknowledged is lost. And in the middle of a build after a publish: pages are back within 15 s, the published text when its release is whole.',
  run: async ({ root, args, say }) => {
    const rounds = Number(args[0] ?? ROUNDS);
    const settings = testSettings(root, process.env, { name: 'drill', portBase: PORT_BASE });
    const all: string[] = [];
    let product = await startFreshProduct(settings);
    try {
      for (let round = 1; round <= rounds; round += 1) {
        let dead = false;
        const writing = writeUntilItDies(settings.publicUrl, () => dead);
        await delay(randomInt(WRITING_MS.from, WRITING_MS.to));
        dead = true;
        await product.killTree();
        const acknowledged = await writing;
        if (acknowledged.length === 0)
          throw new PlainError('Nothing was acknowledged: this round proves nothing.');
        all.push(...acknowledged);
        const began = Date.now();
        product = await startProduct(settings);
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        const lost: string[] = [];
        for (const email of all)
          if ((await registerViewer(settings.publicUrl, email)) !== 'taken') lost.push(email);
        say(
          `  round ${round}: ${acknowledged.length} acknowledged, back in ${seconds} s, ${lost.length} of ${all.length} lost`,
        );
        if (lost.length > 0) throw new PlainError(`Lost although acknowledged: ${lost.join(', ')}`);
      }
      product = await restartAfterPublish(settings, product, say);
    } finally {
      await product.stop();
    }
  },
};
