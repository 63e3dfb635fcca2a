import { keyOfNodeId, nodeId, readNodeId } from './node-id';

it('gives back the key that it was made of', () => {
  expect(keyOfNodeId('Season', nodeId('Season', 'respawn:2'))).toBe('respawn:2');
});

it('differs between types with the same key', () => {
  expect(nodeId('Show', 'respawn')).not.toBe(nodeId('Channel', 'respawn'));
  expect(keyOfNodeId('Channel', nodeId('Show', 'respawn'))).toBeNull();
});

it.each([
  ['nothing', ''],
  ['a code', 'ep01n1x'],
  ['padding', `${Buffer.from('Show:a').toString('base64')}==`],
  ['no key', Buffer.from('Show:').toString('base64url')],
  ['no type sign', Buffer.from('Show').toString('base64url')],
  ['a character that no upstream can store', Buffer.from('Show:\u0000').toString('base64url')],
  ['a text without end', 'U2hvdzph'.repeat(500)],
])('is not found in %s', (_what, id) => {
  expect(readNodeId(id)).toBeNull();
});
