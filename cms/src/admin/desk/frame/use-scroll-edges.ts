import { useEffect, useRef, useState, type RefObject } from 'react';

interface ScrollEdges<Part> {
  part: RefObject<Part>;
  /** Attributes of the part, for its look. */
  edges: { 'data-more-above'?: ''; 'data-more-below'?: '' };
}

/** Looks whether a part that scrolls has more above or below what it shows. */
export const useScrollEdges = <Part extends HTMLElement>(): ScrollEdges<Part> => {
  const part = useRef<Part>(null);
  const [isMoreAbove, setMoreAbove] = useState(false);
  const [isMoreBelow, setMoreBelow] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (!current) return undefined;
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      // Browsers round the heights and not the place.
      setMoreAbove(scrollTop > 1);
      setMoreBelow(scrollHeight - clientHeight - scrollTop > 1);
    };
    look();
    current.addEventListener('scroll', look);
    window.addEventListener('resize', look);
    return () => {
      current.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });
  return {
    part,
    edges: {
      ...(isMoreAbove && { 'data-more-above': '' }),
      ...(isMoreBelow && { 'data-more-below': '' }),
    },
  };
};
