import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Photo.module.css';
import { positionStep, type FocalPoint } from './focal-point';
import { photoSrcSet, photoUrl } from './photo-urls';

interface PhotoProps {
  /** Id of an uploaded photo. */
  photo: string;
  /** The alternative text; empty if the text next to the photo says the same. */
  alt: string;
  /** Tiny picture as a data address, shown blurred while the real one loads. */
  preview?: string | null | undefined;
  /** The point that stays in view if the frame has another shape than the photo. */
  focalPoint?: FocalPoint | null | undefined;
  /** Shown if the photo does not load. */
  fallback?: ReactNode;
  /** Widths at which it is shown, as for `<img sizes>`. */
  sizes?: string;
  ratio?: '4 / 5' | '16 / 9' | '4 / 3' | '1 / 1';
  /** Above the fold: load at once and first. */
  eager?: boolean;
}

type State = 'loading' | 'loaded' | 'failed';

/** An uploaded photo in a fixed frame: blurred preview, photo, else its fallback, else "Image unavailable". */
export function Photo({
  photo,
  alt,
  preview,
  focalPoint,
  fallback,
  sizes = '(max-width: 719px) 74vw, 300px',
  ratio = '4 / 5',
  eager = false,
}: PhotoProps) {
  const [state, setState] = useState<State>('loading');
  const image = useRef<HTMLImageElement>(null);

  const fail = () => {
    console.warn(`The photo ${photo} could not be shown`);
    setState('failed');
  };

  // Served images may have finished, or failed, before React listened.
  const catchUp = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) setState('loaded');
    else fail();
  });
  useEffect(() => catchUp(), [photo]);

  if (state === 'failed') {
    if (fallback) return fallback;
    return (
      <span className={styles.frame} data-ratio={ratio} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <span className={styles.unavailable}>
          <Icon name="camera" size={24} />
          <span>Image unavailable</span>
        </span>
      </span>
    );
  }
  return (
    <span
      className={styles.frame}
      data-ratio={ratio}
      data-x={positionStep(focalPoint?.x)}
      data-y={positionStep(focalPoint?.y)}
    >
      {preview && state === 'loading' ? (
        <img className={styles.preview} src={preview} alt="" aria-hidden="true" />
      ) : null}
      <img
        ref={image}
        key={photo}
        src={photoUrl(photo, 800)}
        srcSet={photoSrcSet(photo)}
        sizes={sizes}
        className={styles.image}
        data-state={state}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setState((now) => (now === 'loading' ? 'loaded' : now))}
        onError={fail}
      />
    </span>
  );
}
