import { Listeners } from '../../lib/listeners';

/** A browser’s offer to install the product; Chromium hands it out, others do not. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Set by `server/first-paint.ts`. */
    installOffer?: InstallOffer | undefined;
  }
}

const EVENTS = ['beforeinstallprompt', 'appinstalled'];
const listeners = new Listeners();

export const installOffer = {
  subscribe(listener: () => void): () => void {
    const unsubscribe = listeners.subscribe(listener);
    for (const event of EVENTS) addEventListener(event, listener);
    return () => {
      unsubscribe();
      for (const event of EVENTS) removeEventListener(event, listener);
    };
  },
  isThere: (): boolean => window.installOffer !== undefined,
  /** An offer can be used once. */
  async accept(): Promise<void> {
    const offer = window.installOffer;
    window.installOffer = undefined;
    listeners.notify();
    await offer?.prompt();
  },
};
