import { graphql } from 'gatsby';

import ShowPageOfItem from './show';

export { Head } from './show';

export const query = graphql`
  query MoreItemStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "details", "follow"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export. An item of a category of "More" is one of its shows.
export default ShowPageOfItem;
