import type { Purpose } from './purposes';

export type PolicyDirective = 'script' | 'connect' | 'img' | 'frame' | 'style' | 'font';

interface Vendor {
  purpose: Purpose;
  /** URL of the script, from the id of our account. */
  script: (id: string) => string;
  /** Origins that it needs in the Content-Security-Policy. */
  policy: Partial<Record<PolicyDirective, readonly string[]>>;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
const GOOGLE_ADS = 'https://pagead2.googlesyndication.com';

/** The services of others that the site can load, each as its own documentation asks for it. */
export const VENDORS = {
  // https://developers.google.com/tag-platform/security/guides/csp
  tagManager: {
    purpose: 'analytics',
    script: (id) => `${GOOGLE_TAGS}/gtm.js?id=${encodeURIComponent(id)}`,
    policy: {
      script: [GOOGLE_TAGS],
      connect: [GOOGLE_TAGS, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      img: [GOOGLE_TAGS, 'https://*.google-analytics.com'],
    },
  },
  // https://developers.facebook.com/docs/meta-pixel
  pixel: {
    purpose: 'marketing',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    policy: {
      script: ['https://connect.facebook.net'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
      img: ['https://www.facebook.com'],
    },
  },
  // https://help.hotjar.com/hc/en-us/articles/115011640307-Content-Security-Policies
  heatmap: {
    purpose: 'analytics',
    script: (id) => `https://static.hotjar.com/c/hotjar-${encodeURIComponent(id)}.js?sv=6`,
    policy: {
      script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
      connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      img: ['https://*.hotjar.com'],
      frame: ['https://vars.hotjar.com'],
      font: ['https://script.hotjar.com'],
    },
  },
  // https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
  chatBot: {
    purpose: 'support',
    script: () => 'https://client.crisp.chat/l.js',
    policy: {
      script: ['https://client.crisp.chat'],
      connect: ['https://client.crisp.chat', 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
      img: ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
      style: ['https://client.crisp.chat'],
      font: ['https://client.crisp.chat'],
      frame: ['https://game.crisp.chat'],
    },
  },
  // https://support.google.com/adsense/answer/16283098
  ads: {
    purpose: 'marketing',
    script: (id) => `${GOOGLE_ADS}/pagead/js/adsbygoogle.js?client=${encodeURIComponent(id)}`,
    policy: {
      script: [GOOGLE_ADS, 'https://*.adtrafficquality.google'],
      connect: [GOOGLE_ADS, 'https://*.adtrafficquality.google', 'https://*.doubleclick.net'],
      img: [GOOGLE_ADS, 'https://*.googlesyndication.com', 'https://*.adtrafficquality.google'],
      frame: [
        'https://googleads.g.doubleclick.net',
        'https://*.googlesyndication.com',
        'https://*.adtrafficquality.google',
        'https://www.google.com',
      ],
    },
  },
  // https://dev.adjust.com/en/sdk/web
  attribution: {
    purpose: 'marketing',
    script: () => 'https://cdn.adjust.com/adjust-latest.min.js',
    policy: {
      script: ['https://cdn.adjust.com'],
      connect: ['https://*.adjust.com', 'https://*.adjust.world'],
    },
  },
} as const satisfies Record<string, Vendor>;

export type VendorName = keyof typeof VENDORS;

/** Service that the operator has configured, as `/third-parties.json` lists it. */
export interface ThirdParty {
  name: VendorName;
  /** Id of our account there. */
  id: string;
  /** URL of the script. */
  script: string;
  /** Of attribution only. */
  environment?: 'sandbox' | 'production';
}
