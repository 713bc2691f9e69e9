interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** The one thing to do about it. */
  action?: ToastAction | undefined;
}

/** Goes to a path of the product, or does something here. */
export type ToastAction = { label: string; to: string } | { label: string; run: () => void };

type Listener = () => void;

let waiting: ToastMessage[] = [];
const listeners = new Set<Listener>();

function announce(message: ToastMessage): void {
  waiting = [...waiting, message];
  for (const listener of listeners) listener();
}

/** Short messages at the edge of the screen, one at a time. The drawing code loads with the first one. */
export const toast = {
  success: (title: string, description?: string): void => announce({ kind: 'success', title, description }),
  error: (title: string, description?: string, action?: ToastAction): void =>
    announce({ kind: 'error', title, description, action }),
  info: (title: string, description?: string, action?: ToastAction): void =>
    announce({ kind: 'info', title, description, action }),
};

/** Toasts that were not shown yet, for `ToastRegion`. */
export const toastQueue = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  peek: (): ToastMessage[] => waiting,
  take(): ToastMessage[] {
    const taken = waiting;
    waiting = [];
    return taken;
  },
};
