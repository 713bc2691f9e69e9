import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { fieldProblems, isApiError, messageOf } from '../../lib/api-error';
import {
  useCloseSupportRequestMutation,
  useGetSupportRequestQuery,
  useWriteInSupportRequestMutation,
  type SupportRequestDetail,
} from '../../api/support';
import { supportPath } from '../../config/paths';
import { momentInWords } from '../../lib/format/date';
import { useSessionDraft } from '../../lib/forms';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useSession, type SessionUser } from '../../lib/session';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button, LinkButton } from '../../ui/Button';
import { LostDrawing } from '../../ui/drawings/LostDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { TextArea } from '../../ui/form';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toast';
import { supportTexts } from './texts';
import { StateBadge } from './RequestList';
import styles from './SupportRequest.module.css';

const { request: texts, subjects } = supportTexts;
const POLL_MS = 30_000;

/** A support request with its messages, and a field for another one. */
export function SupportRequestScreen() {
  const { id = '' } = useParams();
  // A notification can lead straight to another request, which must not start with the text typed for this one.
  return <OneRequest key={id} id={id} />;
}

function OneRequest({ id }: { id: string }) {
  const { user } = useSession();
  const { data, error, refetch } = useGetSupportRequestQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  if (!user || (!data && !error)) return <Spinner page label={texts.loading} />;
  if (data) return <Request request={data} user={user} />;
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? (
    <EmptyState page drawing={<LostDrawing />} title={texts.missing.title} text={texts.missing.text}>
      <LinkButton to={supportPath(user.userType)}>{texts.back}</LinkButton>
    </EmptyState>
  ) : (
    <Failed page words={texts.broken} onAgain={() => void refetch()} />
  );
}

function Request({ request, user }: { request: SupportRequestDetail; user: SessionUser }) {
  const { subject, state, messages } = request;
  return (
    <div className={`wrap ${styles.screen}`}>
      <LinkButton variant="plain" size="small" icon="back" to={supportPath(user.userType)}>
        {texts.back}
      </LinkButton>
      <header>
        <h1>{subjects[subject]}</h1>
        <StateBadge state={state} />
      </header>
      <ol className={styles.messages}>
        {messages.map(({ id, fromSupport, words, createdAt }) => (
          <li key={id} data-from={fromSupport ? 'us' : 'you'}>
            <p className={styles.who}>
              <b>{fromSupport ? texts.us : texts.you}</b> <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
      <WriteOn request={request} />
    </div>
  );
}

function WriteOn({ request: { id, state } }: { request: SupportRequestDetail }) {
  const { values, type, forget } = useSessionDraft(`support:${id}`, { words: '' });
  const [problem, setProblem] = useState<string>();
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [write, { isLoading: busy }] = useWriteInSupportRequestMutation();
  const [close, { isLoading: closing }] = useCloseSupportRequestMutation();
  const refuse = (text: string) => {
    setProblem(text);
    focusProblem();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!values.words.trim()) return refuse(texts.empty);
    setProblem(undefined);
    try {
      await write({ id, supportMessageInput: { words: values.words } }).unwrap();
      type({ words: '' });
      forget();
    } catch (error) {
      refuse(fieldProblems(error)['words'] ?? `${texts.failed} ${messageOf(error)}`);
    }
  };
  const settle = async () => {
    try {
      await close({ id }).unwrap();
    } catch (error) {
      toast.error(texts.notClosed, messageOf(error));
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {state === 'closed' ? <p className={styles.closed}>{texts.closed}</p> : null}
      <TextArea
        label={state === 'closed' ? texts.writeClosed : texts.write}
        rows={4}
        maxLength={4000}
        readOnly={busy}
        value={values.words}
        error={problem}
        onChange={({ target }) => {
          type({ words: target.value });
          setProblem(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} icon="send">
          {texts.send}
        </Button>
        {state === 'closed' ? null : (
          <Button ref={focusParentOnUnmount} variant="quiet" busy={closing} onClick={() => void settle()}>
            {texts.close}
          </Button>
        )}
      </div>
    </form>
  );
}
