import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { GatsbyConfig } from 'gatsby';

import { developmentProxies } from './development-proxies';
import { FALLBACK_NAMESPACES } from './string-namespaces';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  flags: { DEV_SSR: false },
  developMiddleware: developmentProxies(process.env),
  plugins: [
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: LOCALES,
        defaultLanguage: DEFAULT_LOCALE,
        generateDefaultLanguagePage: true,
        redirect: false,
        i18nextOptions: {
          defaultNS: 'interface',
          ns: ['interface', 'messages'],
          fallbackNS: [...FALLBACK_NAMESPACES],
          keySeparator: false,
          interpolation: { escapeValue: false },
        },
      },
    },
  ],
};

export default config;
