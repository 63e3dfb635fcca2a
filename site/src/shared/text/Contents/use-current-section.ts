import { useEffect, useState } from 'react';

/** Share of the screen's height from the top that a section's heading passes when the section becomes current. */
const LINE = 0.3;

const isAtEnd = (): boolean =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

const currentOf = (ids: readonly string[]): string | undefined => {
  if (isAtEnd()) return ids.at(-1);
  const passed = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= window.innerHeight * LINE;
  });
  return passed.at(-1) ?? ids[0];
};

/** Returns the id of the section that is being read; the first one until the page is scrolled. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(currentOf(ids)));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [ids]);
  return current;
};
