import type { ThirdParty, VendorName } from './vendors';

interface AdjustSdk {
  initSdk: (options: { appToken: string; environment: string }) => void;
}

/** Function that keeps its calls until the vendor's script replaces it. */
interface Queue {
  (...args: unknown[]): void;
  q?: unknown[][];
  queue?: unknown[][];
  loaded?: boolean;
  version?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Queue;
    _fbq?: Queue;
    hj?: Queue;
    _hjSettings?: { hjid: number; hjsv: number };
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    Adjust?: AdjustSdk;
  }
}

const queueOf = (name: 'q' | 'queue'): Queue => {
  const queue: Queue = (...args) => {
    (queue[name] ??= []).push(args);
  };
  return queue;
};

/** Prepares what each script expects on the page, as the vendor's own snippet does. */
const PREPARE: Readonly<Record<VendorName, (party: ThirdParty) => void>> = {
  tagManager: () => {
    (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  pixel: ({ id }) => {
    const queue = (window.fbq ??= Object.assign(queueOf('queue'), { loaded: true, version: '2.0' }));
    window._fbq ??= queue;
    queue('init', id);
    queue('track', 'PageView');
  },
  heatmap: ({ id }) => {
    window.hj ??= queueOf('q');
    window._hjSettings = { hjid: Number(id), hjsv: 6 };
  },
  chatBot: ({ id }) => {
    window.$crisp ??= [];
    window.CRISP_WEBSITE_ID = id;
  },
  ads: () => undefined,
  attribution: () => undefined,
};

const start = ({ name, id, environment = 'production' }: ThirdParty): void => {
  if (name === 'attribution') window.Adjust?.initSdk({ appToken: id, environment });
};

/** Loads the script of a third party. A failure is only logged: the page does not depend on it. */
export const loadThirdParty = (party: ThirdParty): void => {
  const failed = (reason: unknown): void => {
    // oxlint-disable-next-line no-console -- a failure of theirs is only logged (docs/product/rules.md)
    console.info(`${party.name} did not start.`, reason);
  };
  PREPARE[party.name](party);
  const script = document.createElement('script');
  script.async = true;
  script.src = party.script;
  script.dataset['thirdParty'] = party.name;
  if (party.name === 'ads') script.crossOrigin = 'anonymous';
  script.addEventListener('error', () => failed('its script did not load'));
  script.addEventListener('load', () => {
    try {
      start(party);
    } catch (error) {
      failed(error);
    }
  });
  document.head.append(script);
};
