import { Alert, Button, Card, Descriptions, Form, Input } from 'antd';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { momentOf } from '../../../admin-ui/admin-time';
import { useSubmission } from '../../../admin-ui/use-submission';
import { useChangeSiteSettingMutation, type SiteSetting, type SiteSettingInput } from '../../../api/admin-settings';
import { toast } from '../../../ui/toast';
import styles from './settings.module.css';
import { AdminField } from '../../../admin-ui';
import type { FieldsProps, SettingKey, SettingValues } from './setting-types';
import { adminSettingsTexts as texts } from './texts';
import { SettingHistory } from './SettingHistory';
import { StaleNotice } from '../../../admin-ui/StaleNotice';
import { differences } from './setting-values';

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

/** One setting: its form, the reason of the change, and its history. */
export function SettingCard<Key extends SettingKey>(props: SettingCardProps<Key>) {
  const { settingKey, words, Fields, propose, waiting } = props;
  const editing = useSettingEditing(props);
  const { current, value, isChanged, errorOf, theirs } = editing;
  return (
    <Card title={<h2 className={styles.title}>{words.title}</h2>}>
      <p className={styles.intro}>{words.text}</p>
      {waiting}
      {theirs ? (
        <Conflict
          differing={differences(settingKey, theirs.value, value)}
          onTheirs={editing.discard}
          onMine={editing.keepMine}
        />
      ) : null}
      <Form layout="vertical" onFinish={() => void editing.save()}>
        <Fields value={value} onChange={editing.change} errorOf={(field) => errorOf(`value.${field}`)} />
        {isChanged ? (
          <>
            <ReasonField editing={editing} />
            <div className={styles.actions}>
              <Button
                type="primary"
                htmlType="submit"
                loading={editing.busy}
                disabled={theirs !== null || Boolean(waiting)}
              >
                {propose ? texts.propose : texts.save}
              </Button>
              <Button onClick={editing.discard}>{texts.discard}</Button>
            </div>
          </>
        ) : null}
      </Form>
      <p className={styles.last}>{current.updatedAt ? texts.lastChanged(momentOf(current.updatedAt)) : texts.never}</p>
      {current.version > 0 ? <SettingHistory settingKey={settingKey} /> : null}
    </Card>
  );
}

/** What is typed into the form of a setting, and saving it. Typed text stays when saving fails. */
function useSettingEditing<Key extends SettingKey>({ settingKey, setting, propose }: SettingCardProps<Key>) {
  type Value = SettingValues[Key];
  /** The typed value; null while it equals the current one. */
  const [typed, setTyped] = useState<Value | null>(null);
  /** The version that the typed value is based on. */
  const [base, setBase] = useState(setting);
  const [reason, setReason] = useState('');
  /** The version that another admin has saved meanwhile. */
  const [theirs, setTheirs] = useState<SiteSetting | null>(null);
  const { send, busy, errorOf, failure, setErrors } = useSubmission({
    onConflict: (saved) => setTheirs(saved as SiteSetting),
  });
  const [changeSetting] = useChangeSiteSettingMutation();
  // Right after saving, the list is still being refetched.
  const current = typed || base.version > setting.version ? base : setting;
  const value = typed ?? (current.value as Value);

  const discard = () => {
    setTyped(null);
    setReason('');
    setErrors({});
    setTheirs(null);
  };
  const save = async () => {
    const input = { value, version: current.version, reason };
    const isSaved = await send(async () => {
      if (propose) await propose(input);
      else setBase(await changeSetting({ key: settingKey, siteSettingInput: input }).unwrap());
    });
    if (!isSaved) return;
    discard();
    toast.success(propose ? texts.proposed : texts.saved);
  };
  return {
    current,
    value,
    isChanged: typed !== null,
    change: (part: Partial<Value>) => {
      if (!typed) setBase(current);
      setTyped({ ...value, ...part });
    },
    reason,
    setReason,
    save,
    busy,
    errorOf,
    failure,
    discard,
    theirs,
    keepMine: () => {
      if (theirs) setBase(theirs);
      setTheirs(null);
    },
  };
}

interface ReasonFieldProps {
  editing: Pick<ReturnType<typeof useSettingEditing>, 'reason' | 'setReason' | 'errorOf' | 'failure'>;
}

/** The reason of the change, with the error of the whole form. */
function ReasonField({ editing: { reason, setReason, errorOf, failure } }: ReasonFieldProps) {
  const id = useId();
  return (
    <>
      <AdminField id={id} label={texts.reason} hint={texts.reasonHint} error={errorOf('reason')}>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </AdminField>
      {failure ? (
        <Alert type="error" showIcon title={texts.notSaved} description={failure} className={styles.note ?? ''} />
      ) : null}
    </>
  );
}

interface ConflictProps {
  differing: ReturnType<typeof differences>;
  onTheirs: () => void;
  onMine: () => void;
}

/** Both versions side by side, when another admin has saved first. */
function Conflict({ differing, onTheirs, onMine }: ConflictProps) {
  const { stale } = texts;
  return (
    <StaleNotice words={stale} onTheirs={onTheirs} onMine={differing.length > 0 ? onMine : null}>
      <p>{differing.length > 0 ? stale.text : stale.same}</p>
      {differing.map(({ label, before, after }) => (
        <Descriptions
          key={label}
          size="small"
          column={1}
          title={label}
          items={[
            { key: 'theirs', label: stale.theirs, children: before },
            { key: 'mine', label: stale.mine, children: after },
          ]}
        />
      ))}
    </StaleNotice>
  );
}
