import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { adminResourceMessages } from '../messages';

const texts = adminResourceMessages.editor.leave;

/** Nobody leaves by mistake with words that are not saved. Gives what lets the next step go unasked. */
export function useLeaveGuard(atRisk: boolean): () => void {
  const { modal } = App.useApp();
  const free = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atRisk && !free.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    free.current = false;
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { title, text, ok, cancel } = texts;
    modal.confirm({
      title,
      content: text,
      okText: ok,
      cancelText: cancel,
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
  }, [blocker, modal]);
  return () => {
    free.current = true;
  };
}
