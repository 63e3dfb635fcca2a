import type { PartnerKeyUseRecord } from '../upstreams/accounts/accounts-records';
import { isWithoutEffect, UpstreamFailure } from '../upstreams/http/upstream-failure';

/** Longest time between two reports, in milliseconds: what is lost at most when the process is killed. */
const REPORT_MS = 10_000;

/** Most counts in one report: the limit of accounts (`recordPartnerKeyUses`). */
const REPORT_MAX = 1_000;

/** Statuses of a report that accounts will never accept, however often it is sent. */
const REFUSED_FOR_GOOD: ReadonlySet<unknown> = new Set([400, 413, 415]);

const isWorthAnotherReport = (error: unknown): boolean =>
  isWithoutEffect(error) && error instanceof UpstreamFailure && !REFUSED_FOR_GOOD.has(error.status);

/** Adds the counts of keys to those that accounts keeps. */
export type ReportPartnerKeyUses = (uses: readonly PartnerKeyUseRecord[]) => Promise<void>;

/**
 * Counts the requests of each partner key by day, and reports them to accounts together, so that a request costs no
 * call and no write.
 */
export class PartnerKeyUses {
  #counted = new Map<string, PartnerKeyUseRecord>();

  constructor(
    private readonly report: ReportPartnerKeyUses,
    private readonly now: () => number,
  ) {}

  /** Counts a request with a key, whether or not a limit refuses it afterwards. */
  countRequest(keyId: string): void {
    this.#useToday(keyId).requests += 1;
  }

  /** Counts that a limit of a key refused a request. */
  countLimited(keyId: string): void {
    this.#useToday(keyId).limited += 1;
  }

  /** Reports every few seconds until the process ends; `onFailure` learns of reports that did not arrive. */
  follow(onFailure: (error: unknown) => void): void {
    setInterval(() => void this.flush().catch(onFailure), REPORT_MS).unref();
  }

  /**
   * Reports what was counted since the last report. Counts that did not arrive are in the next report; when only the
   * response is lost they are dropped, because accounts may have added them and a partner must not be counted twice.
   */
  async flush(): Promise<void> {
    const uses = [...this.#counted.values()];
    this.#counted = new Map();
    for (let at = 0; at < uses.length; at += REPORT_MAX) {
      try {
        await this.report(uses.slice(at, at + REPORT_MAX));
      } catch (error) {
        this.#addBack(uses.slice(isWorthAnotherReport(error) ? at : at + REPORT_MAX));
        throw error;
      }
    }
  }

  #addBack(uses: readonly PartnerKeyUseRecord[]): void {
    for (const { key_id, day, requests, limited } of uses) {
      const use = this.#use(key_id, day);
      use.requests += requests;
      use.limited += limited;
    }
  }

  #useToday(keyId: string): PartnerKeyUseRecord {
    return this.#use(keyId, new Date(this.now()).toISOString().slice(0, 10));
  }

  #use(keyId: string, day: string): PartnerKeyUseRecord {
    const name = `${keyId} ${day}`;
    const use = this.#counted.get(name) ?? { key_id: keyId, day, requests: 0, limited: 0 };
    this.#counted.set(name, use);
    return use;
  }
}
