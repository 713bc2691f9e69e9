import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { retryImport } from './retry-import';

const NEAR = '400px';

const parts = new Set<() => Promise<void>>();

/**
 * A section below the first screen. The server writes it into the HTML; the browser keeps that HTML and loads the
 * section's code when it comes near the viewport, so that static text is not sent twice. Its props must not change
 * after the server's rendering; changing data must be queried inside.
 */
export function lazyHydrate<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  let setNear: () => void = () => undefined;
  const isNear = new Promise<void>((resolve) => (setNear = resolve));
  const loadOnce = async () => {
    Loaded ??= await load();
    setNear();
  };
  parts.add(loadOnce);
  // Sections that no page's `load` waits for, such as those of an error page, are loaded before the first request.
  if (import.meta.env.SSR) void loadOnce();

  const Awaited = lazy(async () => {
    await isNear;
    try {
      return { default: Loaded ?? (await retryImport(load)()) };
    } catch {
      // The text is already there and can be read without its code.
      return new Promise<never>(() => undefined);
    }
  });

  const Part = memo(function Part(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!frame.current) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(), { rootMargin: NEAR });
      observer.observe(frame.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={frame}>
        <Suspense fallback={null}>{Loaded ? <Loaded {...props} /> : <Awaited {...props} />}</Suspense>
      </div>
    );
  });
  return Part;
}

/** Loads the deferred sections of the next page. A page's `load` must await it, on the server and on navigation. */
export async function preloadDeferred(): Promise<void> {
  await Promise.all([...parts].map((loadOnce) => loadOnce()));
}
