import { Alert, Button, Card, Form, Input } from 'antd';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { momentOf } from '../../../admin-ui/admin-time';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useChangeSiteSettingMutation, type SiteSetting, type SiteSettingInput } from '../../../api/admin-settings';
import { toast } from '../../../ui/toast';
import styles from './settings.module.css';
import { AdminField } from '../../../admin-ui';
import type { FieldsProps, SettingKey, SettingValues } from './setting-types';
import { adminSettingsTexts as texts } from './texts';
import { SettingHistory } from './SettingHistory';
import { StaleEdit } from './StaleEdit';

interface SettingCardProps<Key extends SettingKey> {
  settingKey: Key;
  setting: SiteSetting;
  words: { title: string; text: string };
  Fields: ComponentType<FieldsProps<SettingValues[Key]>>;
  /** Used where a second admin must approve the change. */
  propose?: (input: SiteSettingInput) => Promise<unknown>;
  /** A notice above the form; while there is one, no change can be proposed. */
  waiting?: ReactNode;
}

/** One setting: its form, the reason of the change, and its history. Typed text stays when saving fails. */
export function SettingCard<Key extends SettingKey>({
  settingKey,
  setting,
  words,
  Fields,
  propose,
  waiting,
}: SettingCardProps<Key>) {
  type Value = SettingValues[Key];
  /** The typed value; null while it equals the current one. */
  const [typed, setTyped] = useState<Value | null>(null);
  /** The version that the typed value is based on. */
  const [base, setBase] = useState(setting);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState<SiteSetting | null>(null);
  const [change] = useChangeSiteSettingMutation();
  const [isLoading, setLoading] = useState(false);
  const ids = useId();
  // Right after saving, the list is still being refetched.
  const current = typed || base.version > setting.version ? base : setting;
  const value = typed ?? (current.value as Value);

  const begin = (next: Partial<Value>) => {
    if (!typed) setBase(current);
    setTyped({ ...value, ...next });
  };
  const clear = () => {
    setTyped(null);
    setReason('');
    setErrors({});
    setFailure(null);
    setStale(null);
  };
  const save = async () => {
    setErrors({});
    setFailure(null);
    setLoading(true);
    try {
      const input = { value, version: current.version, reason };
      if (propose) await propose(input);
      else setBase(await change({ key: settingKey, siteSettingInput: input }).unwrap());
      clear();
      toast.success(propose ? texts.proposed : texts.saved);
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') return setStale(error.current as SiteSetting);
      if (isApiError(error) && error.fields) return setErrors(error.fields);
      setFailure(messageOf(error));
    } finally {
      setLoading(false);
    }
  };

  return (
    <Card title={<h2 className={styles.title}>{words.title}</h2>}>
      <p className={styles.intro}>{words.text}</p>
      {waiting}
      {stale ? (
        <StaleEdit
          settingKey={settingKey}
          current={stale}
          mine={value}
          onTakeTheirs={clear}
          onKeepMine={() => {
            setBase(stale);
            setStale(null);
          }}
        />
      ) : null}
      <Form layout="vertical" onFinish={() => void save()}>
        <Fields value={value} onChange={begin} errorOf={(field) => errors[`value.${field}`]?.[0]} />
        {typed ? (
          <>
            <AdminField id={`${ids}-reason`} label={texts.reason} hint={texts.reasonHint} error={errors['reason']?.[0]}>
              <Input.TextArea
                id={`${ids}-reason`}
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </AdminField>
            {failure ? (
              <Alert type="error" showIcon title={texts.notSaved} description={failure} className={styles.note ?? ''} />
            ) : null}
            <div className={styles.actions}>
              <Button
                type="primary"
                htmlType="submit"
                loading={isLoading}
                disabled={stale !== null || Boolean(waiting)}
              >
                {propose ? texts.propose : texts.save}
              </Button>
              <Button onClick={clear}>{texts.discard}</Button>
            </div>
          </>
        ) : null}
      </Form>
      <p className={styles.last}>{current.updatedAt ? texts.lastChanged(momentOf(current.updatedAt)) : texts.never}</p>
      {current.version > 0 ? <SettingHistory settingKey={settingKey} /> : null}
    </Card>
  );
}
