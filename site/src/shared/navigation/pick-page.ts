import { pick } from '@gatsbyjs/reach-router';

interface Route {
  /** Address of one page, such as `/ar/faq`, or a pattern, such as `/watch/:videoCode`. */
  path: string;
}

const isPattern = ({ path }: Route): boolean => path.includes(':') || path.includes('*');

/**
 * Finds the page of an address for Gatsby's `find-path`, as `pick` of its router does. That sorts the whole list of
 * pages by their likeness for every address that it is asked for, and the list names each page that a pattern could
 * mean too. A page's own address comes before any pattern, so only the patterns need to be compared.
 */
export const pickPage = <Page extends Route>(
  pages: readonly Page[],
  address: string,
): ReturnType<typeof pick<Page>> => {
  const [path = ''] = address.split('?');
  const bare = path.length > 1 ? path.replace(/\/+$/u, '') : path;
  const own = pages.find((page) => page.path === bare);
  return pick(own ? [own] : pages.filter(isPattern), address);
};

export { pickPage as pick };
