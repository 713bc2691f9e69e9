import { useEffect, type RefObject } from 'react';

/** While it is there, toasts and what is scrolled to stay above an element at the bottom of the screen and what follows it in its parent. */
export function useBottomBar(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = element.current;
    const parent = bar?.parentElement;
    if (!bar || !parent) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = parent.offsetTop + parent.offsetHeight - bar.offsetTop;
      style.setProperty('--bottom-bar', `${height}px`);
    });
    observer.observe(parent);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [element]);
}
