import 'i18next';

import type interfaceStrings from '../locale/en.json';
import type messages from '@sahra/schemas/messages/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'interface';
    resources: { interface: typeof interfaceStrings; messages: typeof messages };
    keySeparator: false;
    returnNull: false;
  }
}
