import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { editingMessages } from './messages';
import styles from './ActiveSwitch.module.css';

const { active: texts } = editingMessages;

interface ActiveSwitchProps {
  active: boolean;
  busy: boolean;
  onChange: (active: boolean) => void;
  /** The way to the page as others see it. */
  children: ReactNode;
}

/** Whether others can find the profile, and the way to change it. */
export function ActiveSwitch({ active, busy, onChange, children }: ActiveSwitchProps) {
  return (
    <div className={`wrap ${styles.bar}`}>
      <p data-active={active || undefined}>
        <Icon name={active ? 'eye' : 'eyeOff'} />
        {active ? texts.on : texts.off}
      </p>
      <Button look="quiet" size="small" busy={busy} onClick={() => onChange(!active)}>
        {active ? texts.pause : texts.resume}
      </Button>
      {children}
    </div>
  );
}
