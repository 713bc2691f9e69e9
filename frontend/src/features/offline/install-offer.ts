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
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    for (const event of EVENTS) addEventListener(event, listener);
    return () => {
      listeners.delete(listener);
      for (const event of EVENTS) removeEventListener(event, listener);
    };
  },
  isThere: (): boolean => window.installOffer !== undefined,
  /** An offer can be used once. */
  async accept(): Promise<void> {
    const offer = window.installOffer;
    window.installOffer = undefined;
    tell();
    await offer?.prompt();
  },
};
