/** An error whose message is a full sentence for the user of the command. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError';
}

/** The network cause is last, because npm also mentions the network in its advice on other errors. */
const CAUSES = [
  {
    signs: /ENOSPC/,
    sentence: 'The disk ran full while the packages were installed. Free 4 GB and run the command again.',
  },
  {
    signs: /EACCES|EPERM|EROFS/,
    sentence:
      'The packages could not be written: you may not write to this folder or to the cache of npm. Check who owns them and run the command again.',
  },
  {
    signs: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    sentence:
      'The packages could not be fetched: there is no way to the npm registry. Check the network (or the proxy and registry settings of npm) and run the command again.',
  },
];

/**
 * One sentence for why an installation failed, and the end of what npm said.
 * @param {string} output
 */
export const failureSentence = (output) => {
  const cause = CAUSES.find(({ signs }) => signs.test(output));
  const words = output
    .trim()
    .split('\n')
    .slice(-12)
    .map((line) => `    ${line}`);
  return `${cause?.sentence ?? 'The packages could not be installed.'} npm said:\n${words.join('\n')}`;
};
