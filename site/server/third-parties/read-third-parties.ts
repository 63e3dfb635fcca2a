import { cleanEnv, str } from 'envalid';

import { VENDORS } from '../../src/shared/third-parties/vendors';
import type { ThirdParty, VendorName } from '../../src/shared/third-parties/vendors';
import { reporterFor } from '../reporter-for';

const none = () => str({ default: '' });

/**
 * Reads which third parties are configured: a service is loaded only when its id is set. By default none is, and
 * the pages ask no other origin.
 */
export const readThirdParties = (environment: NodeJS.ProcessEnv): ThirdParty[] => {
  const env = cleanEnv(
    environment,
    {
      TAG_MANAGER_ID: none(),
      PIXEL_ID: none(),
      HEATMAP_ID: none(),
      CHAT_BOT_ID: none(),
      ADS_ID: none(),
      ATTRIBUTION_APP_TOKEN: none(),
      ATTRIBUTION_ENVIRONMENT: str({ default: 'production', choices: ['sandbox', 'production'] }),
    },
    { reporter: reporterFor('The site server') },
  );
  const ids: Record<VendorName, string> = {
    tagManager: env.TAG_MANAGER_ID,
    pixel: env.PIXEL_ID,
    heatmap: env.HEATMAP_ID,
    chatBot: env.CHAT_BOT_ID,
    ads: env.ADS_ID,
    attribution: env.ATTRIBUTION_APP_TOKEN,
  };
  return (Object.keys(VENDORS) as VendorName[])
    .filter((name) => ids[name] !== '')
    .map((name) => ({
      name,
      id: ids[name],
      script: VENDORS[name].script(ids[name]),
      ...(name === 'attribution' && {
        environment: env.ATTRIBUTION_ENVIRONMENT,
      }),
    }));
};
