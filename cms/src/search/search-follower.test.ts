import type { Database } from '../rest/database';
import { POLL_MS, SearchFollower } from './search-follower';
import { SearchIndex } from './search-index';

/** Fake database without changes that can be unreachable. */
const database = { down: false };
const reads: Database = {
  rows: () =>
    database.down ? Promise.reject(new Error('the database is out of reach')) : Promise.resolve([]),
  close: () => Promise.resolve(),
};

const log = { failed: jest.fn(), recovered: jest.fn() };
let follower: SearchFollower;

/** Advances the timers by this number of polls. */
const polls = (times: number): Promise<void> => jest.advanceTimersByTimeAsync(times * POLL_MS);

describe('an outage of the database', () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    database.down = false;
    follower = new SearchFollower(reads, new SearchIndex(), log);
    await follower.start();
  });
  afterEach(async () => {
    await follower.stop();
    jest.useRealTimers();
  });

  it('is reported once, however long it lasts', async () => {
    database.down = true;
    await polls(20);
    expect(log.failed).toHaveBeenCalledTimes(1);
    expect(log.recovered).not.toHaveBeenCalled();
  });

  it('is reported as over once, and the next one again', async () => {
    database.down = true;
    await polls(3);
    database.down = false;
    await polls(3);
    expect(log.recovered).toHaveBeenCalledTimes(1);
    database.down = true;
    await polls(3);
    expect(log.failed).toHaveBeenCalledTimes(2);
  });

  it('at the start is a failure of the start', async () => {
    database.down = true;
    await expect(new SearchFollower(reads, new SearchIndex(), log).start()).rejects.toThrow('out of reach');
    expect(log.failed).not.toHaveBeenCalled();
  });
});
