import { channel, scheduleEntry, show, sport, video } from '../../testing/catalogue';
import { genericPage } from '../../testing/pages';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test('each record with a page of its own says when it last changed', async () => {
  const at = (day: number) => ({ updated_at: `2026-11-0${day}T10:00:00.000Z` });
  Object.assign(gateway.cms.catalogue, {
    videos: [video('changed1', at(1))],
    shows: [show('dunes', at(2))],
    channels: [channel('padel', at(3))],
    sports: [sport('football', at(4))],
    schedule: [scheduleEntry('final', at(5))],
  });
  gateway.cms.pages.push(genericPage('careers', at(6)));
  const { body } = await gateway.ask(
    '{ video(code: "changed1") { updatedAt } show(slug: "dunes") { updatedAt } channel(slug: "padel") { updatedAt } sport(slug: "football") { updatedAt } scheduleEntry(code: "final") { updatedAt } page(slug: "careers") { ... on GenericPage { updatedAt } } }',
  );
  const changed = (day: number) => ({ updatedAt: at(day).updated_at });
  expect(body.data).toEqual({
    video: changed(1),
    show: changed(2),
    channel: changed(3),
    sport: changed(4),
    scheduleEntry: changed(5),
    page: changed(6),
  });
});
