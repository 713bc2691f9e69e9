import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { adminUiTexts } from '../texts';

const texts = adminUiTexts.leave;

/** Marks a navigation that loses nothing. */
export const LEAVES_UNASKED = { unasked: true } as const;

const isUnasked = (state: unknown): boolean => (state as Partial<typeof LEAVES_UNASKED> | null)?.unasked === true;

interface LeaveGuard {
  /** Whether there is unsaved text. */
  atRisk: boolean;
  /** The explanation in the dialog. */
  text: string;
  /** Saves the text; returns whether it could. Without it the dialog opens at once. */
  store?: () => Promise<boolean>;
}

/** Prevents leaving with unsaved text: it is saved if possible, otherwise a dialog asks. */
export function useLeaveGuard({ atRisk, text, store }: LeaveGuard): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // The browser's back button restores old navigation state, which must not count here.
      atRisk &&
      currentLocation.pathname !== nextLocation.pathname &&
      (historyAction === 'POP' || !isUnasked(nextLocation.state)),
  );
  useEffect(() => {
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
  const leave = useEffectEvent(async (blocked: Blocker & { state: 'blocked' }) => {
    if (await store?.()) return blocked.proceed();
    modal.confirm({
      title: texts.title,
      content: text,
      okText: texts.ok,
      cancelText: texts.cancel,
      onOk: () => blocked.proceed(),
      onCancel: () => blocked.reset(),
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void leave(blocker);
  }, [blocker]);
}
