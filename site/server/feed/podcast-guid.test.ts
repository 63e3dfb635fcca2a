/** @jest-environment node */
import { podcastGuid } from './podcast-guid';

test.each([
  ['https://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
  ['podnews.net/rss', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the feed %s has the identity that the definition of the tag gives as its example', (feed, guid) => {
  expect(podcastGuid(feed)).toBe(guid);
});
