import { readFileSync } from 'node:fs';

interface ProcessRecord {
  name: string;
  pid: number;
}

/** The file in which the running product notes its processes. */
const RECORDS = process.env['PROCESS_RECORDS'] ?? '.data/processes.json';

const pidOf = (service: string): number => {
  const records = JSON.parse(readFileSync(RECORDS, 'utf8')) as ProcessRecord[];
  const record = records.find(({ name }) => name === service);
  if (!record) throw new Error(`${RECORDS} names no process ${service}`);
  return record.pid;
};

/**
 * Runs `during` while a service stands still: its port takes connections and nothing answers, which is the worse kind
 * of down. It goes on afterwards, whatever happened.
 */
export const whileStopped = async (service: string, during: () => Promise<void>): Promise<void> => {
  const pid = pidOf(service);
  process.kill(pid, 'SIGSTOP');
  try {
    await during();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};
