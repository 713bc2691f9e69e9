import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { adminBlogMessages } from '../messages';
import type { PostSitting, SaveState } from './post-sitting';

const texts = adminBlogMessages.editor.leave;
const AT_RISK: readonly SaveState[] = ['dirty', 'saving', 'failed', 'conflict'];

/** Nobody leaves by mistake with words that the server does not have: what can be stored is, and then leaving asks. */
export function useLeaveGuard(sitting: PostSitting, state: SaveState): void {
  const { modal } = App.useApp();
  const atRisk = AT_RISK.includes(state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A new post that has just got its address is not left.
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.endsWith(`/${sitting.snapshot().post?.id}`) &&
      AT_RISK.includes(sitting.snapshot().state),
  );
  useEffect(() => {
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void sitting.flush().then((stored) => {
      if (stored) return blocker.proceed();
      const { title, text, ok, cancel } = texts;
      modal.confirm({
        title,
        content: text,
        okText: ok,
        cancelText: cancel,
        onOk: () => blocker.proceed(),
        onCancel: () => blocker.reset(),
      });
    });
  }, [blocker, sitting, modal]);
}
