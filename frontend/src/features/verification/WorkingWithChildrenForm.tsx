import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useProblemFocus } from '../../lib/use-problem-focus';
import {
  useSaveMyWorkingWithChildrenCheckMutation,
  type AustralianState,
  type WorkingWithChildrenCheck,
} from '../../api/verification';
import { Button } from '../../ui/Button';
import { ChoiceCard, Select, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { verificationTexts } from './texts';
import styles from './verification.module.css';

const { wwcc: texts } = verificationTexts;
const STATES = Object.keys(texts.states) as AustralianState[];

/** A working with children check: the card that is held, or the application. */
export function WorkingWithChildrenForm({ known }: { known: WorkingWithChildrenCheck | null }) {
  const [values, setValues] = useState({
    status: known?.status ?? ('held' as const),
    state: known?.state ?? ('NSW' as const),
    number: known?.number ?? '',
    expiresOn: known?.expiresOn ?? '',
    appliedOn: known?.appliedOn ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [save, { isLoading }] = useSaveMyWorkingWithChildrenCheckMutation();
  const type = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const isHeld = values.status === 'held';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { status, state, number, expiresOn, appliedOn } = values;
    const days = isHeld ? { expiresOn: expiresOn || null } : { appliedOn: appliedOn || null };
    try {
      await save({ workingWithChildrenInput: { status, state, number: number || null, ...days } }).unwrap();
      setErrors({});
      toast.success(texts.saved);
    } catch (error) {
      setErrors((isApiError(error) && error.fields) || {});
      focusProblem();
      if (!isApiError(error) || !error.fields) toast.error(verificationTexts.unsaved, messageOf(error));
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.choices}>
        <legend>{texts.status}</legend>
        {(['held', 'applied'] as const).map((status) => (
          <ChoiceCard
            key={status}
            name="wwcc-status"
            label={texts[status]}
            checked={values.status === status}
            onChange={() => type({ status })}
          />
        ))}
      </fieldset>
      <Select
        label={texts.state}
        value={values.state}
        error={errors['state']?.[0]}
        onChange={({ target }) => type({ state: target.value as AustralianState })}
      >
        {STATES.map((state) => (
          <option key={state} value={state}>
            {texts.states[state]}
          </option>
        ))}
      </Select>
      <TextInput
        label={texts.number}
        optional={!isHeld}
        autoComplete="off"
        maxLength={40}
        value={values.number}
        error={errors['number']?.[0]}
        onChange={({ target }) => type({ number: target.value })}
      />
      <TextInput
        key={values.status}
        type="date"
        label={isHeld ? texts.expiresOn : texts.appliedOn}
        value={isHeld ? values.expiresOn : values.appliedOn}
        error={errors[isHeld ? 'expiresOn' : 'appliedOn']?.[0]}
        onChange={({ target }) => type(isHeld ? { expiresOn: target.value } : { appliedOn: target.value })}
      />
      <Button ref={focusParentOnUnmount} type="submit" variant="quiet" busy={isLoading}>
        {texts.save}
      </Button>
    </form>
  );
}
