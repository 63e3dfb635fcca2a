const NODE_FROM = { major: 20, minor: 19 };
const NODE_BELOW = 25;

/**
 * The sentence for a version of Node that Sahra does not run on; undefined for a good one.
 * @param {string} version
 */
export const nodeComplaint = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const oldEnough = major > NODE_FROM.major || (major === NODE_FROM.major && minor >= NODE_FROM.minor);
  if (oldEnough && major < NODE_BELOW) return undefined;
  const wanted = `from ${NODE_FROM.major}.${NODE_FROM.minor} and below ${NODE_BELOW}`;
  return `This is Node ${version}. Sahra needs Node ${wanted}; version 24 is a good choice (https://nodejs.org).`;
};
