import { graphql } from 'gatsby';

/** GraphQL fragment for the i18n namespaces of a page; the i18n plugin reads them from the page's data. */
export const strings = graphql`
  fragment InterfaceStrings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
