import { randomUUID } from 'node:crypto';

import { deskOf } from '../browser/support/desk';
import { ownerSession } from '../browser/support/desk-session';
import { askGraph } from '../browser/support/graph';
import { expect, test } from '../browser/support/test';
import { play, SEEDED_VIEWERS, signIn } from '../browser/support/viewer';

const ENTRY = 'api::schedule.schedule-entry';
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Until the programme begins, media has read the schedule, and a segment of it has ended. */
const LISTED_TIMEOUT = { timeout: 2 * MINUTE_MS };

const CHANNELS = '{ videos(filter: { live: true }, first: 50) { nodes { code linearChannel { slug } } } }';
interface Channels {
  videos: { nodes: { code: string; linearChannel: { slug: string } | null }[] };
}

const SCHEDULE = /* GraphQL */ `
  query Schedule($code: String!, $from: DateTime!, $to: DateTime!) {
    video(code: $code) {
      linearChannel {
        schedule(from: $from, to: $to, first: 20) {
          nodes {
            startsAt
          }
        }
      }
    }
  }
`;
interface Schedule {
  video: { linearChannel: { schedule: { nodes: { startsAt: string }[] } } | null } | null;
}

/** Returns a live video that plays a schedule, and the slug of its channel. */
const findLinearChannel = async (): Promise<{ code: string; slug: string }> => {
  const { nodes } = (await askGraph<Channels>(CHANNELS)).data.videos;
  const found = nodes.flatMap(({ code, linearChannel }) =>
    linearChannel ? [{ code, slug: linearChannel.slug }] : [],
  )[0];
  if (!found) throw new Error('The seeds hold no live video that plays a schedule.');
  return found;
};

/** Returns an instant within a minute, after the start of every programme until then: the latest one is on. */
const latestStart = async (code: string): Promise<number> => {
  const now = Date.now();
  const range = { from: new Date(now).toISOString(), to: new Date(now + MINUTE_MS).toISOString() };
  const { video } = (await askGraph<Schedule>(SCHEDULE, { code, ...range })).data;
  const starts = (video?.linearChannel?.schedule.nodes ?? []).map(({ startsAt }) => Date.parse(startsAt));
  return Math.max(now, ...starts) + SECOND_MS;
};

test('a linear channel plays the programme that the schedule of the cms names now', async ({
  request,
  playwright,
  catalogue,
}) => {
  const { code, slug } = await findLinearChannel();
  const owner = await ownerSession(playwright);
  const startsAt = await latestStart(code);
  const programme = {
    id: `new-${randomUUID()}`,
    channel: slug,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 10 * MINUTE_MS).toISOString(),
    from: { video: catalogue.episode },
  };
  const saved = await owner.put('/desk/planner', {
    data: { creates: [programme], changes: [], deletes: [] },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { data } = (await saved.json()) as { data: { saved: { documentId: string }[] } };
  try {
    const { data: played } = await play(request, code, await signIn(request, SEEDED_VIEWERS.withAds));
    const url = played.video?.playback?.stream?.url ?? '';
    const master = await request.get(url);
    expect(master.status()).toBe(200);
    const quality = /^\d+p\/index\.m3u8$/m.exec(await master.text())?.[0] ?? '';
    const playlist = new URL(quality, master.url()).href;
    const latestSegment = async (): Promise<string> =>
      (await (await request.get(playlist)).text()).trim().split('\n').at(-1) ?? '';

    await expect
      .poll(latestSegment, LISTED_TIMEOUT)
      .toMatch(new RegExp(`^of/${catalogue.episode}/.+\\.m4s$`));
    expect((await request.get(new URL(await latestSegment(), playlist).href)).status()).toBe(200);
  } finally {
    for (const { documentId } of data.saved) await deskOf(owner).remove(ENTRY, documentId);
  }
});
