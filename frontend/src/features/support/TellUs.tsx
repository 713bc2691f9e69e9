import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../api/error-text';
import { useOpenExitMutation, type ExitOverview } from '../../api/exits';
import { supportRequestPath } from '../../config/paths';
import { dayInWords } from '../../lib/day-words';
import { Button, LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Select, TextArea } from '../../ui/form';
import { needOutMessages } from './need-out-texts';
import styles from './NeedOut.module.css';

const { tell: texts } = needOutMessages;
const SHORTEST = 20;
const NONE = '';

/** A word to us alone. Unlike other forms it keeps nothing on the device: others may look into it. */
export function TellUs({ overview: { arrangements, latest } }: { overview: ExitOverview }) {
  const [again, setAgain] = useState(false);
  return (
    <section aria-labelledby="tell-us" className={styles.sheet}>
      <h2 id="tell-us">{texts.heading}</h2>
      {latest && !again ? (
        <div className={styles.done}>
          <p>
            <Icon name="check" /> {texts.sent}
          </p>
          <div className={styles.acts}>
            <LinkButton look="quiet" to={supportRequestPath(latest.supportRequestId)} icon="message">
              {texts.follow}
            </LinkButton>
            <Button look="plain" onClick={() => setAgain(true)}>
              {texts.again}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className={styles.text}>{texts.text}</p>
          <TellForm arrangements={arrangements} onSent={() => setAgain(false)} />
        </>
      )}
    </section>
  );
}

function TellForm({ arrangements, onSent }: { arrangements: ExitOverview['arrangements']; onSent: () => void }) {
  const [about, setAbout] = useState(arrangements[0]?.id ?? NONE);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [open, { isLoading: busy }] = useOpenExitMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < SHORTEST) return setProblem(texts.short);
    try {
      await open({ exitInput: { arrangementId: about || null, reason } }).unwrap();
      onSent();
    } catch (error) {
      setProblem((isApiError(error) && error.fields?.['reason']?.[0]) || `${texts.failed} ${messageOf(error)}`);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} autoComplete="off">
      {arrangements.length > 0 ? (
        <Select label={texts.about} value={about} onChange={({ target }) => setAbout(target.value)}>
          {arrangements.map(({ id, otherName, startsOn }) => (
            <option key={id} value={id}>
              {`${otherName}, from ${dayInWords(startsOn)}`}
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
