/** Pattern of addresses, such as `/en/shows/:videoSlug`, and the page that Gatsby opens for them. */
interface MatchPath {
  path: string;
  matchPath: string;
}

const isParameter = (part: string): boolean => part.startsWith(':');

const fits = (pattern: string, address: string): boolean => {
  const [parts, segments] = [pattern.split('/'), address.split('/')];
  return (
    parts.length === segments.length && parts.every((part, at) => isParameter(part) || part === segments[at])
  );
};

/**
 * Takes Gatsby's list of patterns and returns those that fit no built page. Gatsby adds every built page that a
 * pattern fits, so that the browser can tell a built show from a new one: the list grows with the shows, and every
 * page loads it. Without such a pattern the browser asks for the data of the address itself, and the site server
 * sends those of the shell where nothing is built (`server/release/shell-data.ts`).
 */
export const openPatterns = (list: string): MatchPath[] => {
  const all = JSON.parse(list) as MatchPath[];
  const isPattern = ({ matchPath }: MatchPath): boolean => matchPath.split('/').some(isParameter);
  const built = all.filter((entry) => !isPattern(entry));
  return all.filter((entry) => isPattern(entry) && !built.some(({ path }) => fits(entry.matchPath, path)));
};
