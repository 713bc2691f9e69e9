import { Alert, Button, Form, Input, InputNumber, Radio } from 'antd';
import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { ConfirmDialog } from '../../../admin-ui/ConfirmDialog';
import { momentFrom, wallTimeOf } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useSaveDataBreachMutation, type BreachDecision, type DataBreach } from '../../../api/admin-breaches';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useSessionDraft } from '../../../lib/forms';
import { toast } from '../../../ui/toast';
import styles from './breaches.module.css';
import { adminBreachesTexts as texts } from './texts';

const DECISIONS = ['notify', 'no_notice'] as const satisfies readonly BreachDecision[];
const TOLD = ['regulatorsToldAt', 'peopleToldAt'] as const;

interface BreachFormProps {
  breach: DataBreach;
  /** Starts again from a version: the saved one, or another admin's. */
  onSettled: (breach: DataBreach) => void;
}

/** An open record. What is missing to close it is said at its fields. Typed text stays when another admin saves. */
export function BreachForm({ breach, onSettled }: BreachFormProps) {
  const id = useId();
  // The draft includes the version that it is based on.
  const { values: draft, type, forget } = useSessionDraft<DataBreach>(`data-breach-draft:${breach.id}`, breach);
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const [isClosing, setClosing] = useState(false);
  const [save, { isLoading }] = useSaveDataBreachMutation();
  const change = (values: Partial<DataBreach>) => type({ version: draft.version, ...values });
  const isStale = draft.version < breach.version;
  const settle = (settled: DataBreach) => {
    forget();
    onSettled(settled);
  };
  const send = async (close: boolean) => {
    setFields({});
    const { whatHappened, peopleAffected, noticedAt, decision, reason, decidedAt, version } = draft;
    const { regulatorsToldAt, peopleToldAt } = draft;
    const written = { whatHappened, peopleAffected, noticedAt, decision, reason, decidedAt, version };
    const dataBreachInput = { ...written, regulatorsToldAt, peopleToldAt, close };
    try {
      settle(await save({ id: breach.id, dataBreachInput }).unwrap());
      toast.success(texts.saved);
    } catch (error) {
      if (isApiError(error) && error.fields) setFields(error.fields);
      else toast.error(texts.unsaved, messageOf(error));
    }
  };
  const errorOf = (field: string) => fields[field]?.join(' ');
  const moment = (field: 'noticedAt' | 'decidedAt' | (typeof TOLD)[number]) => (
    <AdminField key={field} id={`${id}-${field}`} label={texts[field]} error={errorOf(field)}>
      <DateInput
        id={`${id}-${field}`}
        withTime
        value={draft[field] ? wallTimeOf(draft[field]) : ''}
        onChange={(typed) => {
          const at = momentFrom(typed);
          if (at !== null || field !== 'noticedAt') change({ [field]: at });
        }}
      />
    </AdminField>
  );
  return (
    <Form layout="vertical" onFinish={() => void send(false)}>
      {isStale ? (
        <StaleNotice onTheirs={() => settle(breach)} onMine={() => type({ version: breach.version })} />
      ) : null}
      {moment('noticedAt')}
      <AdminField
        id={`${id}-what`}
        label={texts.whatHappened}
        hint={texts.whatHappenedHint}
        error={errorOf('whatHappened')}
      >
        <Input.TextArea
          id={`${id}-what`}
          rows={4}
          maxLength={5_000}
          value={draft.whatHappened}
          onChange={({ target }) => change({ whatHappened: target.value })}
        />
      </AdminField>
      <AdminField id={`${id}-people`} label={texts.peopleAffected} error={errorOf('peopleAffected')}>
        <InputNumber
          id={`${id}-people`}
          min={0}
          precision={0}
          value={draft.peopleAffected}
          onChange={(peopleAffected) => change({ peopleAffected })}
        />
      </AdminField>
      <AdminField id={`${id}-decision`} label={texts.decision} error={errorOf('decision')}>
        <Radio.Group
          id={`${id}-decision`}
          aria-label={texts.decision}
          value={draft.decision}
          options={DECISIONS.map((value) => ({ value, label: texts.decisions[value] }))}
          onChange={({ target }) => change({ decision: target.value as BreachDecision })}
        />
      </AdminField>
      <AdminField id={`${id}-reason`} label={texts.reason} error={errorOf('reason')}>
        <Input.TextArea
          id={`${id}-reason`}
          rows={3}
          maxLength={5_000}
          value={draft.reason ?? ''}
          onChange={({ target }) => change({ reason: target.value || null })}
        />
      </AdminField>
      {moment('decidedAt')}
      {draft.decision === 'notify' ? TOLD.map(moment) : null}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={isStale}>
          {texts.save}
        </Button>
        <Button loading={isLoading} disabled={isStale} onClick={() => setClosing(true)}>
          {texts.close}
        </Button>
        <span className={styles.muted}>{texts.closeHint}</span>
      </div>
      {isClosing ? (
        <ConfirmDialog
          words={texts.closing}
          onCancel={() => setClosing(false)}
          onConfirm={async () => {
            await send(true);
            setClosing(false);
          }}
        />
      ) : null}
    </Form>
  );
}

/** Lets an admin choose between the typed version and one that another admin has saved meanwhile. */
function StaleNotice({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.stale.title}
      description={
        <>
          <p>{texts.stale.text}</p>
          <div className={styles.buttons}>
            <Button type="primary" onClick={onTheirs}>
              {texts.stale.takeTheirs}
            </Button>
            <Button onClick={onMine}>{texts.stale.keepMine}</Button>
          </div>
        </>
      }
    />
  );
}
