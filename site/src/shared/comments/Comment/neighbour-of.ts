/**
 * Returns a function that gives the focus, when it is lost, to what stands near a comment: the comment after or before
 * it, the one it replied to, the first of the list, or the heading.
 */
export const neighbourOf = (element: HTMLElement | null): (() => void) => {
  const item = element?.closest('li');
  const list = element?.closest('[data-comments]');
  const near = [item?.nextElementSibling, item?.previousElementSibling, item?.parentElement?.closest('li')];
  return () => {
    if (document.activeElement !== document.body) return;
    const target =
      near.find((one) => one?.isConnected) ??
      list?.querySelector('li') ??
      list?.closest('section')?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus();
  };
};
