import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { retryImport } from './retry-import';

const NEAR = '400px';

const parts = new Set<() => Promise<void>>();

/**
 * A part of a page that stands below the first screen. The server writes it into the HTML; the browser keeps what it
 * finds and fetches the part's code when the reader comes near, so that words which never change do not travel twice.
 * What the part is given has to stay the same from the server's drawing on: what changes, it asks for itself.
 */
export function lazyHydrate<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  let come: () => void = () => undefined;
  const isNear = new Promise<void>((resolve) => (come = resolve));
  const bring = async () => {
    Loaded ??= await load();
    come();
  };
  parts.add(bring);
  // What no page's `load` waits for, such as the page of an error, is there before the first request.
  if (import.meta.env.SSR) void bring();

  const Awaited = lazy(async () => {
    await isNear;
    try {
      return { default: Loaded ?? (await retryImport(load)()) };
    } catch {
      // The words stand there already; they can be read without their code.
      return new Promise<never>(() => undefined);
    }
  });

  const Part = memo(function Part(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!frame.current) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: NEAR });
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

/** Fetches the parts of the page that is about to be drawn. To be awaited by its `load`, on the server and on navigation. */
export async function preloadDeferred(): Promise<void> {
  await Promise.all([...parts].map((bring) => bring()));
}
