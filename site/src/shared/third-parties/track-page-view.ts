/** Tells loaded third parties of a page that was opened without a new document. */
export const trackPageView = (path: string): void => {
  window.dataLayer?.push({ event: 'page_view', page_path: path });
  window.fbq?.('track', 'PageView');
  window.hj?.('stateChange', path);
};
