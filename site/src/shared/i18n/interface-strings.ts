import { graphql } from 'gatsby';

/** Strings that every page needs, and those of forms; read by the i18n plugin from the page's data. */
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
