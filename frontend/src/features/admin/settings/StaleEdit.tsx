import { Alert, Button, Descriptions } from 'antd';
import type { SiteSetting } from '../../../api/admin-settings';
import styles from './settings.module.css';
import type { SettingKey } from './setting-types';
import { adminSettingsTexts } from './texts';
import { differences } from './setting-values';

const { stale: texts } = adminSettingsTexts;

interface StaleEditProps {
  settingKey: SettingKey;
  /** The current value. */
  current: SiteSetting;
  mine: object;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shown when another admin saved first: both versions side by side, and a choice. */
export function StaleEdit({ settingKey, current, mine, onTakeTheirs, onKeepMine }: StaleEditProps) {
  const apart = differences(settingKey, current.value, mine);
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.note ?? ''}
      title={texts.title}
      description={
        <>
          <p>{apart.length > 0 ? texts.text : texts.same}</p>
          {apart.map(({ label, before, after }) => (
            <Descriptions
              key={label}
              size="small"
              column={1}
              title={label}
              items={[
                { key: 'theirs', label: texts.theirs, children: before },
                { key: 'mine', label: texts.mine, children: after },
              ]}
            />
          ))}
          <div className={styles.actions}>
            <Button type="primary" onClick={onTakeTheirs}>
              {texts.takeTheirs}
            </Button>
            {apart.length > 0 ? <Button onClick={onKeepMine}>{texts.keepMine}</Button> : null}
          </div>
        </>
      }
    />
  );
}
