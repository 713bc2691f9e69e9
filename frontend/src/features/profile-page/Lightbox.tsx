import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Photo } from '../../ui/Photo';
import styles from './Lightbox.module.css';
import { lightboxTexts as texts } from './lightbox-texts';

interface LightboxProps {
  name: string;
  photos: readonly string[];
  previews: readonly (string | null)[];
  /** The photo to begin with. */
  first: number;
  onClose: () => void;
}

/** How much of a photo is in sight before it counts as the one that is shown. */
const MOSTLY = 0.6;
const KEYS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** A person's photos over the whole screen: a strip that is swiped, scrolled or walked through by keys. */
export default function Lightbox({ name, photos, previews, first, onClose }: LightboxProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const last = photos.length - 1;

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
    <Dialog open onClose={onClose} title={texts.title(name)} className={styles.lightbox ?? ''}>
      <div className={styles.stage}>
        <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={texts.title(name)}>
          {photos.map((photo, index) => (
            <li key={photo} className={styles.slide} inert={index !== shown}>
              <Photo
                photo={photo}
                preview={previews[index]}
                alt={texts.photo(index + 1, name)}
                sizes="100vw"
                eager={Math.abs(index - shown) <= 1}
              />
            </li>
          ))}
        </ul>
      </div>
      {photos.length > 1 ? (
        <div className={styles.steps}>
          <IconButton icon="back" label={texts.previous} aria-disabled={shown === 0} onClick={() => show(shown - 1)} />
          <p aria-live="polite">{texts.position(shown + 1, photos.length)}</p>
          <IconButton icon="arrow" label={texts.next} aria-disabled={shown === last} onClick={() => show(shown + 1)} />
        </div>
      ) : null}
    </Dialog>
  );
}
