import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { editingTexts } from './texts';
import styles from './ActiveSwitch.module.css';

const { active: texts } = editingTexts;

interface ActiveSwitchProps {
  active: boolean;
  /** Whether others find it while it is active: an au pair is found once the checks are done. */
  isFound?: boolean;
  busy: boolean;
  onChange: (active: boolean) => void;
  /** The way to the page as others see it. */
  children: ReactNode;
}

/** Whether others can find the profile, and the way to change it. */
export function ActiveSwitch({ active, isFound = true, busy, onChange, children }: ActiveSwitchProps) {
  return (
    <div className={`wrap ${styles.bar}`}>
      <p data-active={active || undefined}>
        <Icon name={active && isFound ? 'eye' : 'eyeOff'} />
        {active ? (isFound ? texts.on : texts.unverified) : texts.off}
      </p>
      <Button variant="quiet" size="small" busy={busy} onClick={() => onChange(!active)}>
        {active ? texts.pause : texts.resume}
      </Button>
      {children}
    </div>
  );
}
