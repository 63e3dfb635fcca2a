import type { Locale } from '@sahra/schemas/constants';
import type { Core, UID } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../../checks/localized-message';
import { runAsUser } from '../../strapi/services/run-as-user';
import type { PlanAct } from './plan';
import { END_PLAN, FAIL_PLAN, LOCK_DUE } from './plans.sql';

/** Due plans are looked for this often. */
const INTERVAL_MS = 2000;

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

interface DuePlan {
  id: string;
  words: UID.ContentType;
  document: string;
  locale: Locale;
  act: PlanAct;
  editor: number;
}

const GONE: LocalizedMessage = {
  en: 'There is no text in this language any more.',
  ar: 'لم يعد هناك نص بهذه اللغة.',
};

const carryOut = async (strapi: Core.Strapi, plan: DuePlan): Promise<void> => {
  const { words, document: documentId, locale, act, editor } = plan;
  await runAsUser(strapi, editor, async () => {
    const documents = strapi.documents(words);
    const { entries } =
      act === 'publish'
        ? await documents.publish({ documentId, locale })
        : await documents.unpublish({ documentId, locale });
    if (entries.length === 0 && act === 'publish') throw new Error(localizeForUser(strapi, GONE));
  });
};

/** Carries out the next plan that is due, in one transaction with the note that it is done; whether there was one. */
const carryOutNext = async (strapi: Core.Strapi): Promise<boolean> => {
  let plan: DuePlan | undefined;
  try {
    await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      const { connection } = strapi.db;
      const { rows } = await connection.raw<{ rows: DuePlan[] }>(LOCK_DUE).transacting(trx);
      [plan] = rows;
      if (!plan) return;
      await carryOut(strapi, plan);
      await connection.raw(END_PLAN, [plan.id]).transacting(trx);
    });
  } catch (error) {
    if (!plan) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await strapi.db.connection.raw(FAIL_PLAN, [reason, plan.id]);
    strapi.log.warn(
      `A planned ${plan.act} of ${plan.words} ${plan.document} (${plan.locale}) failed: ${reason}`,
    );
  }
  return plan !== undefined;
};

/**
 * Carries out planned publications within seconds of their time, also those that came while no process ran. Each is
 * carried out once: the publication and the note of it are one transaction, and processes skip each other's plans.
 */
export class PlanWorker {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly strapi: Core.Strapi) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.running = this.carryOutDue().finally(() => {
        if (this.timer) this.start();
      });
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.running;
  }

  /** Carries out all plans that are due. */
  async carryOutDue(): Promise<void> {
    try {
      while (await carryOutNext(this.strapi));
    } catch (error) {
      this.strapi.log.error(`Planned publications cannot be read: ${String(error)}`);
    }
  }
}
