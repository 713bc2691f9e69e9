import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { adminUiMessages } from '../texts';

const texts = adminUiMessages.leave;

/** As the state of a navigation: its author knows that nothing is lost by it. */
export const LEAVES_UNASKED = { unasked: true } as const;

const isUnasked = (state: unknown): boolean => (state as Partial<typeof LEAVES_UNASKED> | null)?.unasked === true;

interface LeaveGuard {
  /** Whether something that was typed is not stored. */
  atRisk: boolean;
  /** What becomes of it, in words. */
  text: string;
  /** Stores it; tells whether it could. Without this, leaving asks at once. */
  store?: () => Promise<boolean>;
}

/** No one leaves by mistake with words that the server does not have: what can be stored is, and then leaving asks. */
export function useLeaveGuard({ atRisk, text, store }: LeaveGuard): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Whoever comes back to a page by the browser's own buttons brings the state of long ago.
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
