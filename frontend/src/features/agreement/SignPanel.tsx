import { useState, type FormEvent } from 'react';
import { useSignAgreementMutation, type Agreement, type CurrentAgreementVersion } from '../../api/agreements';
import { isApiError, messageOf } from '../../lib/api-error';
import { moneyWords } from '../../lib/format/money';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { Checkbox, FieldError, PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './agreement.module.css';
import { agreementTexts } from './texts';

const { sign: texts } = agreementTexts;

interface Problem {
  fields: Record<string, string[]>;
  message: string;
}

interface SignPanelProps {
  agreement: Agreement;
  version: CurrentAgreementVersion;
  /** The signature is pending: the page shows its result next. */
  onAct: (under: Promise<unknown>) => void;
}

/** Signs with the full name and the password. A failure clears only the password. */
export function SignPanel({ agreement, version, onAct }: SignPanelProps) {
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [tellOthers, setTellOthers] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [sign, { isLoading }] = useSignAgreementMutation();
  const { placementFee: fee } = agreement;
  const last = agreement.state === 'accepted';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const input = { version: version.number, fullName, password, tellOthers };
      const signing = sign({ id: agreement.id, signAgreementInput: input }).unwrap();
      onAct(signing);
      await signing;
      setProblem(null);
      toast.success(texts.done, last ? texts.confirmed : undefined);
    } catch (error) {
      const fields = isApiError(error) ? (error.fields ?? {}) : {};
      setProblem({ fields, message: messageOf(error) });
      focusProblem();
      toast.error(texts.failed, messageOf(error));
    }
    setPassword('');
  };

  return (
    <form
      ref={form}
      className={styles.panel}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="sign"
    >
      <h2 id="sign">{texts.heading}</h2>
      <p>{texts.text(version.number)}</p>
      {fee ? <p>{texts.fee(moneyWords(fee.amountCents, fee.currency))}</p> : null}
      <TextInput
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        error={problem?.fields.fullName?.[0]}
        value={fullName}
        onChange={({ target }) => setFullName(target.value)}
      />
      <PasswordInput
        label={texts.password}
        autoComplete="current-password"
        error={problem?.fields.password?.[0]}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Checkbox
        label={texts.tell}
        hint={texts.tellHint}
        checked={tellOthers}
        onChange={({ target }) => setTellOthers(target.checked)}
      />
      {problem && !problem.fields.fullName && !problem.fields.password ? (
        <FieldError>{problem.message}</FieldError>
      ) : null}
      <Button type="submit" icon="edit" wide busy={isLoading}>
        {last ? texts.confirm : texts.submit}
      </Button>
    </form>
  );
}
