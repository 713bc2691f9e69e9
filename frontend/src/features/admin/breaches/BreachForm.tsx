import { Button, Form, Input, InputNumber, Radio } from 'antd';
import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { ConfirmDialog } from '../../../admin-ui/ConfirmDialog';
import { StaleNotice } from '../../../admin-ui/StaleNotice';
import { momentFrom, wallTimeOf } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useSubmission } from '../../../admin-ui/use-submission';
import { useSaveDataBreachMutation, type BreachDecision, type DataBreach } from '../../../api/admin-breaches';
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

/** An open record. What is missing to close it is said at its fields. */
export function BreachForm({ breach, onSettled }: BreachFormProps) {
  const editing = useBreachEditing(breach, onSettled);
  const { isStale, busy, save } = editing;
  const [isClosing, setClosing] = useState(false);
  return (
    <Form layout="vertical" onFinish={() => void save({ close: false })}>
      {isStale ? (
        <StaleNotice words={texts.stale} onTheirs={editing.takeTheirs} onMine={editing.keepMine}>
          <p>{texts.stale.text}</p>
        </StaleNotice>
      ) : null}
      <BreachFields editing={editing} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={isStale}>
          {texts.save}
        </Button>
        <Button loading={busy} disabled={isStale} onClick={() => setClosing(true)}>
          {texts.close}
        </Button>
        <span className={styles.muted}>{texts.closeHint}</span>
      </div>
      {isClosing ? (
        <ConfirmDialog
          words={texts.closing}
          onCancel={() => setClosing(false)}
          onConfirm={async () => {
            await save({ close: true });
            setClosing(false);
          }}
        />
      ) : null}
    </Form>
  );
}

/** What is typed into a record, and saving it. Typed text stays when another admin saves. */
function useBreachEditing(breach: DataBreach, onSettled: BreachFormProps['onSettled']) {
  // The draft includes the version that it is based on.
  const { values: draft, type, forget } = useSessionDraft<DataBreach>(`data-breach-draft:${breach.id}`, breach);
  const { send, busy, errorOf } = useSubmission({ onFailed: (words) => toast.error(texts.unsaved, words) });
  const [saveBreach] = useSaveDataBreachMutation();
  const settle = (settled: DataBreach) => {
    forget();
    onSettled(settled);
  };
  const save = async ({ close }: { close: boolean }) => {
    const { whatHappened, peopleAffected, noticedAt, decision, reason, decidedAt, version } = draft;
    const { regulatorsToldAt, peopleToldAt } = draft;
    const written = { whatHappened, peopleAffected, noticedAt, decision, reason, decidedAt, version };
    const dataBreachInput = { ...written, regulatorsToldAt, peopleToldAt, close };
    const saved = await send(async () => settle(await saveBreach({ id: breach.id, dataBreachInput }).unwrap()));
    if (saved) toast.success(texts.saved);
  };
  return {
    draft,
    change: (values: Partial<DataBreach>) => type({ version: draft.version, ...values }),
    errorOf,
    busy,
    save,
    isStale: draft.version < breach.version,
    takeTheirs: () => settle(breach),
    keepMine: () => type({ version: breach.version }),
  };
}

function BreachFields({ editing }: { editing: ReturnType<typeof useBreachEditing> }) {
  const { draft, change, errorOf } = editing;
  const id = useId();
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
    <>
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
    </>
  );
}
