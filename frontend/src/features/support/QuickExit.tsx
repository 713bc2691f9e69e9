import { useEffect, useRef } from 'react';
import { helplines } from '../../content/helplines';
import { Icon } from '../../ui/Icon';
import { earlyExitTexts as texts } from './early-exit-texts';
import styles from './EarlyExit.module.css';
import { useHelpRegion } from './use-help-region';

const TWICE_WITHIN_MS = 1_000;

/** Always visible: leaves for a harmless page at once. The back button does not return here. */
export function QuickExit() {
  const { harmless } = helplines[useHelpRegion()];
  const lastEscape = useRef(0);
  useEffect(() => {
    const pressed = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (timeStamp - lastEscape.current < TWICE_WITHIN_MS) leaveFor(harmless);
      lastEscape.current = timeStamp;
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [harmless]);
  return (
    <a
      className={styles.quick}
      href={harmless}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        leaveFor(harmless);
      }}
    >
      <Icon name="signOut" />
      {texts.quick}
    </a>
  );
}

/** Hides the page before the next one loads, and removes its address from the history. */
function leaveFor(address: string): void {
  document.title = '';
  document.body.hidden = true;
  window.history.replaceState(null, '', '/');
  window.location.replace(address);
}
