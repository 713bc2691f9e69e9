import { useCallback, useState } from 'react';
import type { SceneName } from './scene-names';

/**
 * A scene is 6 to 60 kB of paths that use the page's CSS variables, so it must be inline and should not be sent as
 * JavaScript. The server writes it into the HTML; the browser keeps that, and loads the file when a page is rendered
 * without the server.
 */
const known = new Map<SceneName, string>();

/** Takes over the scenes in the server's HTML, before React looks at them. */
export function keepServedScenes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-scene]')) {
    if (element.firstElementChild) known.set(element.dataset.scene as SceneName, element.innerHTML);
  }
}

/** The server's way of giving a scene to its pages. */
export function provideScene(name: SceneName, markup: string): void {
  known.set(name, markup);
}

interface SceneMarkup {
  /** The scene's SVG; empty while it is on its way. */
  markup: string;
  /** Fetches the scene if it is not there; returns a function that aborts. */
  load: () => () => void;
}

/** A scene for a component: what the server wrote, or what `load` fetches. `served` is false for what comes later. */
export function useSceneMarkup(name: SceneName, served: boolean): SceneMarkup {
  const [markup, setMarkup] = useState(() => (served ? (known.get(name) ?? '') : ''));
  const [shown, setShown] = useState(name);
  if (shown !== name) {
    setShown(name);
    setMarkup(known.get(name) ?? markup);
  }
  const load = useCallback(() => {
    const leaving = new AbortController();
    void fetchScene(name, leaving.signal).then((svg) => {
      if (svg) setMarkup(svg);
    });
    return () => leaving.abort();
  }, [name]);
  return { markup, load };
}

/** The drawing is decorative: when it does not load, the page does without it. */
async function fetchScene(name: SceneName, signal: AbortSignal): Promise<string | null> {
  try {
    const svg = known.get(name) ?? (await download(name, signal));
    known.set(name, svg);
    return svg;
  } catch {
    return null;
  }
}

async function download(name: SceneName, signal: AbortSignal): Promise<string> {
  const { sceneFile } = await import('./scene-files');
  const file = sceneFile(name);
  if (!file) throw new Error(`There is no scene ${name}`);
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`The scene ${name} answered ${answer.status}`);
  return answer.text();
}
