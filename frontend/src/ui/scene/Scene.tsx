import { use, useEffect, useRef } from 'react';
import { PageFactsContext } from '../../lib/head/page-facts';
import { classNames } from '../class-names';
import styles from './Scene.module.css';
import { useSceneMarkup } from './scene-markup';
import type { SceneName } from './scene-names';

const NEAR = '800px';

interface SceneProps {
  name: SceneName;
  className?: string | undefined;
  /** Far down the page: not part of the server's answer, fetched when the reader comes near. */
  later?: boolean;
}

/** A drawn place filling its frame. Decoration: it says nothing that the words do not. */
export function Scene({ name, className, later = false }: SceneProps) {
  if (import.meta.env.SSR) use(PageFactsContext)?.noteScene(name);
  const frame = useRef<HTMLDivElement>(null);
  const { markup, load } = useSceneMarkup(name, !later);
  useEffect(() => {
    const element = frame.current;
    if (!later || !element) return load();
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        stop = load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [later, load]);
  return (
    <div
      ref={frame}
      className={className ?? styles.scene}
      data-scene={name}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** A branch of wattle growing in from the page's edge. One a page, never behind text. */
export function Sprig({ className }: { className?: string }) {
  return <Scene name="sprig" className={classNames(styles.branch, className ?? styles.sprig)} />;
}
