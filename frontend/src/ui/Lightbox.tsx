import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './Button';
import { Dialog } from './Dialog';
import styles from './Lightbox.module.css';

const texts = {
  position: (number: number, all: number) => `${number} of ${all}`,
  previous: 'Previous photo',
  next: 'Next photo',
} as const;

interface LightboxProps {
  title: string;
  /** `near`: it is shown, or next to what is shown. */
  slides: readonly { key: string; show: (near: boolean) => ReactNode }[];
  /** The photo to begin with. */
  first: number;
  onClose: () => void;
  /** Actions for the photo that is shown. */
  tool?: (index: number) => ReactNode;
}

/** How much of a photo is in sight before it counts as the one that is shown. */
const MOSTLY = 0.6;
const KEYS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Photos over the whole screen: a strip that is swiped, scrolled or walked through by keys. */
export function Lightbox({ title, slides, first, onClose, tool }: LightboxProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const last = slides.length - 1;

  const scrollTo = (index: number) => {
    const element = strip.current;
    if (element) element.scrollLeft = index * element.clientWidth;
  };
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), last);
    setShown(next);
    scrollTo(next);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = KEYS[event.key];
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    // The strip would scroll by a little as well.
    event.preventDefault();
    show(target(shown, last));
  });
  const stay = useEffectEvent(() => scrollTo(shown));

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    // The strip has a width once the dialog is open, and another one when the screen is turned.
    const resized = new ResizeObserver(() => stay());
    resized.observe(element);
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries)
          if (intersectionRatio >= MOSTLY) setShown([...element.children].indexOf(target));
      },
      { root: element, threshold: MOSTLY },
    );
    for (const slide of element.children) seen.observe(slide);
    return () => {
      document.removeEventListener('keydown', pressed);
      resized.disconnect();
      seen.disconnect();
    };
  }, []);

  return (
    <Dialog open onClose={onClose} title={title} className={styles.lightbox ?? ''}>
      <div className={styles.stage}>
        <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={title}>
          {slides.map(({ key, show: content }, index) => (
            <li key={key} className={styles.slide} inert={index !== shown}>
              {content(Math.abs(index - shown) <= 1)}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 ? (
        <div className={styles.steps}>
          <IconButton icon="back" label={texts.previous} aria-disabled={shown === 0} onClick={() => show(shown - 1)} />
          <p aria-live="polite">{texts.position(shown + 1, slides.length)}</p>
          <IconButton icon="arrow" label={texts.next} aria-disabled={shown === last} onClick={() => show(shown + 1)} />
        </div>
      ) : null}
      {tool ? <div className={styles.steps}>{tool(shown)}</div> : null}
    </Dialog>
  );
}
