import { Alert, Button, Form, Input, InputNumber } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { AdminField } from '../../../admin-ui';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { today } from '../../../admin-ui/admin-time';
import {
  useAddFactRowMutation,
  useCorrectFactRowMutation,
  type AdminFact,
  type AdminFactInput,
  type AdminFactRow,
} from '../../../api/admin-facts';
import { isApiError, messageOf } from '../../../lib/api-error';
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

/** Adds or corrects a value. Typed text stays when saving fails. */
export function FactForm({ fact, row, onDone }: FactFormProps) {
  const { unit, least, most } = fact;
  const { base, typed, type, errors, failure, theirs, settle, isSaving, save } = useFactEditing({ fact, row, onDone });
  const ids = useId();

  const field = (name: keyof Typed, label: string, control: (id: string) => ReactNode, hint?: string) => (
    <AdminField
      id={`${ids}-${name}`}
      label={label}
      error={errors[name]?.join('. ')}
      {...(hint === undefined ? {} : { hint })}
    >
      {control(`${ids}-${name}`)}
    </AdminField>
  );
  const text = (name: Exclude<keyof Typed, 'value'>, label: string, most: number, hint?: string) =>
    field(
      name,
      label,
      (id) => (
        <Input id={id} maxLength={most} value={typed[name]} onChange={({ target }) => type({ [name]: target.value })} />
      ),
      hint,
    );
  const day = (name: 'validFrom' | 'checkedOn' | 'reviewBy', label: string, hint?: string) =>
    field(
      name,
      label,
      (id) => <DateInput id={id} value={typed[name]} onChange={(day) => type({ [name]: day })} />,
      hint,
    );

  return (
    <Form layout="vertical" onFinish={() => void save()}>
      <h3 className={styles.formTitle}>{base ? texts.correctTitle(dayInWords(base.validFrom)) : texts.addTitle}</h3>
      <p className={styles.muted}>{base ? texts.correctText : texts.addText}</p>
      {theirs ? <StaleNotice value={valueInWords(theirs.value, unit)} onSettle={settle} /> : null}
      <div className={styles.row}>
        {field(
          'value',
          texts.value(unit),
          (id) => (
            <InputNumber
              id={id}
              value={typed.value}
              step={0.01}
              onChange={(value) => type({ value })}
              className={styles.number ?? ''}
            />
          ),
          texts.valueHint(least, most),
        )}
        {day('validFrom', texts.validFrom)}
      </div>
      {text('sourceTitle', texts.sourceTitle, 200)}
      {text('sourceUrl', texts.sourceUrl, 1000)}
      <div className={styles.row}>
        {day('checkedOn', texts.checkedOn)}
        {day('reviewBy', texts.reviewBy, texts.reviewHint)}
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
      {failure ? (
        <Alert type="error" showIcon title={texts.notSaved} description={failure} className={styles.note ?? ''} />
      ) : null}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={theirs !== null}>
          {texts.save}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </div>
    </Form>
  );
}

/** The values in the form, and saving them. `base` is the saved version that is corrected; null for a new value. */
function useFactEditing({ fact, row, onDone }: FactFormProps) {
  const { region, key, current } = fact;
  const [base, setBase] = useState(row);
  const [typed, setTyped] = useState<Typed>(() =>
    row
      ? typedOf(row)
      : { ...typedOf(current), value: null, validFrom: '', checkedOn: today(), reviewBy: '', note: '' },
  );
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<AdminFactRow | null>(null);
  const [add, adding] = useAddFactRowMutation();
  const [correct, correcting] = useCorrectFactRowMutation();

  const save = async () => {
    setErrors({});
    setFailure(null);
    const { value } = typed;
    if (value === null) return setErrors({ value: [texts.fillIn] });
    const input = { ...typed, value, note: typed.note || null };
    try {
      await (
        base
          ? correct({ region, key, id: base.id, adminFactCorrection: { ...input, version: base.version } })
          : add({ region, key, adminFactInput: input })
      ).unwrap();
      toast.success(texts.saved);
      onDone();
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') return setTheirs(error.current as AdminFactRow);
      if (isApiError(error) && error.fields) return setErrors(error.fields);
      setFailure(messageOf(error));
    }
  };
  return {
    base,
    typed,
    type: (changed: Partial<Typed>) => setTyped({ ...typed, ...changed }),
    errors,
    failure,
    /** The version that another admin has saved meanwhile. */
    theirs,
    settle: (keep: 'mine' | 'theirs') => {
      if (!theirs) return;
      setBase(theirs);
      if (keep === 'theirs') setTyped(typedOf(theirs));
      setTheirs(null);
    },
    isSaving: adding.isLoading || correcting.isLoading,
    save,
  };
}

/** Lets an admin choose between the typed values and those that another admin has saved meanwhile. */
function StaleNotice({ value, onSettle }: { value: string; onSettle: (keep: 'mine' | 'theirs') => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.note ?? ''}
      title={stale.title}
      description={
        <>
          <p>{stale.text(value)}</p>
          <div className={styles.actions}>
            <Button type="primary" onClick={() => onSettle('theirs')}>
              {stale.takeTheirs}
            </Button>
            <Button onClick={() => onSettle('mine')}>{stale.keepMine}</Button>
          </div>
        </>
      }
    />
  );
}
