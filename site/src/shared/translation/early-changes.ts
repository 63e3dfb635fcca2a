interface EarlyChanges {
  readonly records: MutationRecord[];
  readonly observer: MutationObserver;
}

declare global {
  interface Window {
    /** Set by the inline script below. */
    ___changes?: EarlyChanges;
  }
}

/**
 * Inline script in the head of every page: remembers what is changed in the whole document before the page's scripts
 * run, because only from that the served texts can be put back.
 */
export const EARLY_CHANGES_SCRIPT = [
  '(function(w,d){d.addEventListener("DOMContentLoaded",function(){',
  'var r=[],o=new MutationObserver(function(l){r.push.apply(r,l)});',
  'o.observe(d.body,{childList:true,subtree:true,characterData:true,characterDataOldValue:true});',
  'w.___changes={records:r,observer:o}',
  '})})(window,document)',
].join('');

/** Returns the changes so far, in order, and ends the remembering. */
export const takeEarlyChanges = (): MutationRecord[] => {
  const { ___changes: changes } = window;
  delete window.___changes;
  if (!changes) return [];
  const last = changes.observer.takeRecords();
  changes.observer.disconnect();
  return [...changes.records, ...last];
};
