import { sessionHint } from './session';

/** A browser's offer to install the product; Chromium hands it out, others do not. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Waits for the offer, which comes once, soon after a page was opened. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Members find it on their account page; visitors see what their browser does by itself.
    if (sessionHint.read()) event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isThere: (): boolean => offer !== null,
  /** An offer can be used once. */
  async accept(): Promise<void> {
    const used = offer;
    setOffer(null);
    await used?.prompt();
  },
};
