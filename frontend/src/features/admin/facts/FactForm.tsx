import { Alert, Button, Form, Input, InputNumber } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { AdminField } from '../../../admin-ui';
import { StaleNotice } from '../../../admin-ui/StaleNotice';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { today } from '../../../admin-ui/admin-time';
import { useSubmission } from '../../../admin-ui/use-submission';
import {
  useAddFactRowMutation,
  useCorrectFactRowMutation,
  type AdminFact,
  type AdminFactInput,
  type AdminFactRow,
} from '../../../api/admin-facts';
import { dayInWords } from '../../../lib/format/date';
import { toast } from '../../../ui/toast';
import styles from './facts.module.css';
import { adminFactsTexts } from './texts';
import { valueInWords } from './value-words';

const texts = adminFactsTexts.form;
const stale = adminFactsTexts.stale;

interface FactFormProps {
  fact: AdminFact;
  /** The value to correct; null for a new one. */
  row: AdminFactRow | null;
  onDone: () => void;
}

type Typed = Omit<AdminFactInput, 'value' | 'note'> & { value: number | null; note: string };

const typedOf = ({ value, validFrom, sourceTitle, sourceUrl, checkedOn, reviewBy, note }: AdminFactRow): Typed => ({
  value,
  validFrom,
  sourceTitle,
  sourceUrl,
  checkedOn,
  reviewBy,
  note: note ?? '',
});

/** Adds or corrects a value. */
export function FactForm({ fact, row, onDone }: FactFormProps) {
  const editing = useFactEditing({ fact, row, onDone });
  const { base, failure, theirs, busy } = editing;
  return (
    <Form layout="vertical" onFinish={() => void editing.save()}>
      <h3 className={styles.formTitle}>{base ? texts.correctTitle(dayInWords(base.validFrom)) : texts.addTitle}</h3>
      <p className={styles.muted}>{base ? texts.correctText : texts.addText}</p>
      {theirs ? (
        <StaleNotice words={stale} onTheirs={() => editing.settle('theirs')} onMine={() => editing.settle('mine')}>
          <p>{stale.text(valueInWords(theirs.value, fact.unit))}</p>
        </StaleNotice>
      ) : null}
      <FactFields fact={fact} editing={editing} />
      {failure ? (
        <Alert type="error" showIcon title={texts.notSaved} description={failure} className={styles.note ?? ''} />
      ) : null}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={theirs !== null}>
          {texts.save}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </div>
    </Form>
  );
}

/** The values in the form, and saving them. Typed text stays when saving fails. */
function useFactEditing({ fact, row, onDone }: FactFormProps) {
  const { region, key, current } = fact;
  const [base, setBase] = useState(row);
  const [typed, setTyped] = useState<Typed>(() =>
    row
      ? typedOf(row)
      : { ...typedOf(current), value: null, validFrom: '', checkedOn: today(), reviewBy: '', note: '' },
  );
  const [theirs, setTheirs] = useState<AdminFactRow | null>(null);
  const { send, setErrors, ...submission } = useSubmission({
    onConflict: (saved) => setTheirs(saved as AdminFactRow),
  });
  const [add] = useAddFactRowMutation();
  const [correct] = useCorrectFactRowMutation();

  const save = async () => {
    const { value } = typed;
    if (value === null) return setErrors({ value: [texts.fillIn] });
    const input = { ...typed, value, note: typed.note || null };
    const isSaved = await send(() =>
      base
        ? correct({ region, key, id: base.id, adminFactCorrection: { ...input, version: base.version } }).unwrap()
        : add({ region, key, adminFactInput: input }).unwrap(),
    );
    if (!isSaved) return;
    toast.success(texts.saved);
    onDone();
  };
  return {
    ...submission,
    /** The saved version that is corrected; null for a new value. */
    base,
    typed,
    type: (changed: Partial<Typed>) => setTyped({ ...typed, ...changed }),
    save,
    /** The version that another admin has saved meanwhile. */
    theirs,
    settle: (keep: 'mine' | 'theirs') => {
      if (!theirs) return;
      setBase(theirs);
      if (keep === 'theirs') setTyped(typedOf(theirs));
      setTheirs(null);
    },
  };
}

function FactFields({ fact, editing }: { fact: AdminFact; editing: ReturnType<typeof useFactEditing> }) {
  const { typed, type, errorOf } = editing;
  const ids = useId();
  const field = (name: keyof Typed, label: string, control: (id: string) => ReactNode, hint?: string) => (
    <AdminField id={`${ids}-${name}`} label={label} error={errorOf(name)} {...(hint === undefined ? {} : { hint })}>
      {control(`${ids}-${name}`)}
    </AdminField>
  );
  const text = (name: 'sourceTitle' | 'sourceUrl', longest: number) =>
    field(name, texts[name], (id) => (
      <Input
        id={id}
        maxLength={longest}
        value={typed[name]}
        onChange={({ target }) => type({ [name]: target.value })}
      />
    ));
  const day = (name: 'validFrom' | 'checkedOn' | 'reviewBy', hint?: string) =>
    field(
      name,
      texts[name],
      (id) => <DateInput id={id} value={typed[name]} onChange={(day) => type({ [name]: day })} />,
      hint,
    );
  return (
    <>
      <div className={styles.row}>
        {field(
          'value',
          texts.value(fact.unit),
          (id) => (
            <InputNumber
              id={id}
              value={typed.value}
              step={0.01}
              onChange={(value) => type({ value })}
              className={styles.number ?? ''}
            />
          ),
          texts.valueHint(fact.least, fact.most),
        )}
        {day('validFrom')}
      </div>
      {text('sourceTitle', 200)}
      {text('sourceUrl', 1000)}
      <div className={styles.row}>
        {day('checkedOn')}
        {day('reviewBy', texts.reviewHint)}
      </div>
      {field('note', texts.note, (id) => (
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1000}
          value={typed.note}
          onChange={({ target }) => type({ note: target.value })}
        />
      ))}
    </>
  );
}
