import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { LocalizedMessage } from '../../checks/localized-message';
import { isUnreachable } from '../../rest/is-unreachable';
import { runAsUser } from '../../strapi/services/run-as-user';
import { deskTypeOf } from '../desk-types';
import { DeskRefusal } from '../record/desk-refusal';
import { publishRecord, unpublishRecord } from '../record/publish-record';
import { MESSAGES } from '../record/record-messages';
import { readWordsRights } from '../record/record-rights';
import type { PlanAct } from './plan';
import { END_PLAN, FAIL_PLAN, LOCK_DUE } from './plans.sql';

/** Due plans are looked for this often. */
const INTERVAL_MS = 2000;

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

interface DuePlan {
  id: string;
  type: string;
  words: string;
  document: string;
  locale: Locale;
  act: PlanAct;
  editor: number;
}

const NO_ACCESS: LocalizedMessage = {
  en: 'The editor who planned this has no access any more.',
  ar: 'لم يعد لدى المحرر الذي حدّد هذا الموعد حق الدخول.',
};

/** Somebody took it off before, or deleted it: nothing is left to do. */
const IS_OFF: ReadonlySet<LocalizedMessage> = new Set([MESSAGES.notLive, MESSAGES.noRecord]);

const carryOut = async (strapi: Core.Strapi, plan: DuePlan): Promise<void> => {
  const { document: documentId, locale: language, act, editor } = plan;
  const type = deskTypeOf(plan.type);
  if (!type) throw new DeskRefusal(404, MESSAGES.noType);
  const ran = await runAsUser(strapi, editor, async () => {
    const rights = { words: await readWordsRights(strapi, { id: editor }, type) };
    const asked = { type, rights, documentId, language };
    if (act === 'publish') await publishRecord(strapi, asked);
    else
      await unpublishRecord(strapi, asked).catch((error: unknown) => {
        if (!(error instanceof DeskRefusal) || !IS_OFF.has(error.sentence)) throw error;
      });
  });
  if (!ran) throw new DeskRefusal(403, NO_ACCESS);
};

/** Returns why a plan failed, with the fields that need a change. */
const reasonOf = (error: unknown): LocalizedMessage => {
  if (!(error instanceof DeskRefusal)) {
    const message = error instanceof Error ? error.message : String(error);
    return { en: message, ar: message };
  }
  const { sentence, details } = error;
  const inLanguage = (locale: Locale): string =>
    [
      sentence[locale],
      ...(details.problems ?? []).map((each) =>
        each.label ? `${each.label[locale]}: ${each.sentence[locale]}` : each.sentence[locale],
      ),
    ].join('\n');
  return { en: inLanguage('en'), ar: inLanguage('ar') };
};

/** Codes of PostgreSQL for a transaction that gave way to another one, and may be tried again. */
const GAVE_WAY: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const TRIES = 3;

const gaveWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && GAVE_WAY.has(error.code);

/** Carries out the next plan that is due, in one transaction with the note that it is done; whether there was one. */
const carryOutNext = async (strapi: Core.Strapi, tried = 1): Promise<boolean> => {
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
    // The plan still waits, and its time is not over because a database was away.
    if (!plan || isUnreachable(error)) throw error;
    if (gaveWay(error) && tried < TRIES) return carryOutNext(strapi, tried + 1);
    const reason = reasonOf(error);
    await strapi.db.connection.raw(FAIL_PLAN, [reason.en, reason.ar, plan.id]);
    strapi.log.warn(
      `A planned ${plan.act} of ${plan.words} ${plan.document} (${plan.locale}) failed: ${reason.en}`,
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
      this.strapi.log.error(`Planned publications cannot be carried out: ${String(error)}`);
    }
  }
}
