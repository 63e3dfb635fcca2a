import { graphql } from 'gatsby';

/** Strings of the namespaces that a page asks for, read by the i18n plugin from the page's data. */
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
