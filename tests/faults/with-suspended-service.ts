import { readFileSync } from 'node:fs';

interface ProcessRecord {
  name: string;
  pid: number;
}

/** File in which the running product lists its processes. */
const RECORDS = process.env['PROCESS_RECORDS'] ?? '.data/processes.json';

const pidOf = (service: string): number => {
  const records = JSON.parse(readFileSync(RECORDS, 'utf8')) as ProcessRecord[];
  const record = records.find(({ name }) => name === service);
  if (!record) throw new Error(`${RECORDS} names no process ${service}`);
  return record.pid;
};

/**
 * Runs `during` while a service is suspended: its port accepts connections but sends no response, which is worse
 * than a closed port. The service always resumes afterwards.
 */
export const withSuspendedService = async (service: string, during: () => Promise<void>): Promise<void> => {
  const pid = pidOf(service);
  process.kill(pid, 'SIGSTOP');
  try {
    await during();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};
