import { useState, type FormEvent } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useOpenEarlyExitMutation, type EarlyExitOverview } from '../../api/early-exits';
import { supportRequestPath } from '../../config/paths';
import { capitalised } from '../../lib/format/capitalised';
import { dayInWords } from '../../lib/format/date';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button, LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Select, TextArea } from '../../ui/form';
import { earlyExitTexts } from './early-exit-texts';
import styles from './EarlyExit.module.css';

const { tell: texts } = earlyExitTexts;
const SHORTEST = 20;
const NONE = '';

/** A message to us only. Unlike other forms it stores nothing on the device, because others may look at it. */
export function EarlyExitForm({ overview: { agreements, latest } }: { overview: EarlyExitOverview }) {
  const [again, setAgain] = useState(false);
  return (
    <section aria-labelledby="tell-us" className={styles.sheet}>
      <h2 id="tell-us">{texts.heading}</h2>
      {latest && !again ? (
        <div className={styles.done}>
          <p>
            <Icon name="check" /> {texts.sent}
          </p>
          <div className={styles.actions}>
            <LinkButton variant="quiet" to={supportRequestPath(latest.supportRequestId)} icon="message">
              {texts.follow}
            </LinkButton>
            <Button variant="plain" onClick={() => setAgain(true)}>
              {texts.again}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className={styles.text}>{texts.text}</p>
          <TellForm agreements={agreements} onSent={() => setAgain(false)} />
        </>
      )}
    </section>
  );
}

function TellForm({ agreements, onSent }: { agreements: EarlyExitOverview['agreements']; onSent: () => void }) {
  const [about, setAbout] = useState(agreements[0]?.id ?? NONE);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [open, { isLoading: busy }] = useOpenEarlyExitMutation();
  const refuse = (words: string) => {
    setProblem(words);
    focusProblem();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < SHORTEST) return refuse(texts.short);
    try {
      await open({ earlyExitInput: { agreementId: about || null, reason } }).unwrap();
      onSent();
    } catch (error) {
      refuse(fieldProblems(error)['reason'] ?? `${texts.failed} ${messageOf(error)}`);
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} autoComplete="off">
      {agreements.length > 0 ? (
        <Select label={texts.about} value={about} onChange={({ target }) => setAbout(target.value)}>
          {agreements.map(({ id, otherName, startsOn }) => (
            <option key={id} value={id}>
              {`${capitalised(otherName)}, from ${dayInWords(startsOn)}`}
            </option>
          ))}
          <option value={NONE}>{texts.none}</option>
        </Select>
      ) : null}
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={6}
        maxLength={4000}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
