import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { CaughtMail } from './caught-mail';

const KEPT = 500;
const SUFFIX = '.json';

const nameOf = ({ received_at, id }: CaughtMail): string =>
  `${received_at.replace(/[:.]/gu, '-')}-${id}${SUFFIX}`;

/** Store of the last 500 mails, one file each. File names sort by time, and mails survive a restart. */
export class MailStore {
  #mails: CaughtMail[] = [];
  #writing: Promise<void> = Promise.resolve();

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<MailStore> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const store = new MailStore(folder);
    const names = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX)).sort();
    for (const name of names)
      store.#mails.push(JSON.parse(await readFile(join(folder, name), 'utf8')) as CaughtMail);
    return store;
  }

  /** Lists mails, newest first; `to` filters by a part of a receiver's address. */
  list(to = ''): CaughtMail[] {
    const wanted = to.trim().toLowerCase();
    return this.#mails
      .filter((mail) => wanted === '' || mail.to.some((address) => address.toLowerCase().includes(wanted)))
      .reverse();
  }

  get(id: string): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Stores a mail and deletes the oldest above the limit. A known mail stays as it first arrived. */
  add(mail: CaughtMail): Promise<void> {
    return this.#inTurn(async () => {
      if (this.get(mail.id)) return;
      const path = join(this.folder, nameOf(mail));
      await writeFile(`${path}.part`, JSON.stringify(mail), { mode: 0o600 });
      await rename(`${path}.part`, path);
      this.#mails.push(mail);
      for (const old of this.#mails.splice(0, this.#mails.length - KEPT)) await this.#remove(old);
    });
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      for (const mail of this.#mails.splice(0)) await this.#remove(mail);
    });
  }

  #remove(mail: CaughtMail): Promise<void> {
    return rm(join(this.folder, nameOf(mail)), { force: true });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(work);
    this.#writing = done.catch(() => undefined);
    return done;
  }
}
