import { useEffect } from 'react';

import { pretendRules } from './pretend-rules';

/** Activates `Pretend` on this page. */
export const usePretendStates = (): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => pretendRules(cssRules));
    sheet.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
};
