import { createElement, lazy, useState, type ComponentType } from 'react';
import { retryImport } from './retry-import';

/** A part whose code loads while something else is waited for, such as the session. */
interface LazyPart<P extends object> {
  Part: ComponentType<P>;
  /** Loads the code. After a failure the part tries again when it is shown. */
  preload: () => Promise<void>;
}

/** The part needs a `Suspense` around it, unless its code is already there. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const start = async () => ({ default: (Loaded = await load()) });
  const Awaited = lazy(() => (loading ??= start())) as unknown as ComponentType<P>;
  return {
    // Chosen once: another component in its place would begin anew.
    Part: function Part(props: P) {
      const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Awaited);
      return createElement(Shown, props);
    },
    preload: async () => {
      try {
        await (loading ??= start());
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
}

/** Its code is requested as soon as that of the page has loaded, next to the session and the data of the page. */
export function preloadedPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { Part, preload } = lazyPart(retryImport(load));
  if (typeof window !== 'undefined') preload().catch(() => undefined);
  return Part;
}
