import { createElement, lazy, useState, type ComponentType } from 'react';

/** A part whose code loads while something else is waited for, such as the session. */
export interface LazyPart {
  Part: ComponentType;
  /** Begins to load the code. A failure is not told here: the part tries again when it is shown. */
  preload: () => void;
}

/** The part needs a `Suspense` around it, unless its code is already there. */
export function lazyPart(load: () => Promise<ComponentType>): LazyPart {
  let Loaded: ComponentType | undefined;
  let coming: Promise<{ default: ComponentType }> | undefined;
  const bring = async () => ({ default: (Loaded = await load()) });
  const Awaited = lazy(() => (coming ??= bring()));
  return {
    // Chosen once: another component in its place would begin anew.
    Part: function Part() {
      const [Shown] = useState<ComponentType>(() => Loaded ?? Awaited);
      return createElement(Shown);
    },
    preload: () => {
      coming = bring();
      coming.catch(() => (coming = undefined));
    },
  };
}
