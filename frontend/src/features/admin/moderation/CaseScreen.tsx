import { Button, Card, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead, AdminLink } from '../../../admin-ui';
import { isMissing, NotFoundResult } from '../../../admin-ui/NotFoundResult';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { adminUiTexts } from '../../../admin-ui/texts';
import { momentOf, timeHere } from '../../../admin-ui/admin-time';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useNow } from '../../../lib/clocks';
import {
  useClaimModerationCaseMutation,
  useUnclaimModerationCaseMutation,
  useListModerationCasesQuery,
  useOpenModerationCaseQuery,
  type ModerationCase,
} from '../../../api/moderation';
import { moderationCasePath, userPath } from '../../../config/admin-paths';
import { paths } from '../../../config/paths';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { AppealAnswer } from './AppealAnswer';
import { CaseEvidence, hasNew } from './CaseEvidence';
import { DecisionForm } from './DecisionForm';
import { moderationTexts as texts } from './texts';
import styles from './moderation.module.css';

/** One case: its subject, its evidence, and the decision. */
export function CaseScreen() {
  const { id = '' } = useParams();
  // Back can lead straight to another case, which must not start with this case's half-made decision.
  return <OneCase key={id} id={id} />;
}

function OneCase({ id }: { id: string }) {
  const { data, error, refetch } = useOpenModerationCaseQuery({ id });
  // The answer to a decision is newer than the opened case, and refetching would record another view.
  const [changed, setChanged] = useState<ModerationCase | null>(null);
  // The version on which a decision came too late.
  const [before, setBefore] = useState<ModerationCase | null>(null);
  const found = changed ?? data;
  const reload = async () => {
    const fresh = await refetch().unwrap();
    setBefore(found ?? null);
    // What the admin has typed stays, even if their claim has expired meanwhile.
    setChanged(found && !fresh.claimedBy ? { ...fresh, claimedBy: found.claimedBy } : fresh);
  };
  if (isMissing(error))
    return <NotFoundResult {...texts.case.missing} back={{ to: paths.adminModeration, label: texts.back }} />;
  return (
    <>
      <p className={styles.back}>
        <AdminLink to={paths.adminModeration}>{texts.back}</AdminLink>
      </p>
      {found ? (
        <>
          <Case found={found} before={before} onChange={setChanged} onStale={reload} />
          {changed?.action ? <NextCase after={changed.id} /> : null}
        </>
      ) : error ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Card>
          <Skeleton active />
        </Card>
      )}
    </>
  );
}

/** After a decision: the case that has waited longest, or else an appeal, that this admin can decide. */
function NextCase({ after }: { after: string }) {
  const { user } = useSession();
  const { data: open } = useListModerationCasesQuery({ state: 'open' });
  const { data: appealed } = useListModerationCasesQuery({ state: 'appealed' });
  if (!open || !appealed) return null;
  const next =
    open.items.find(({ id, claimedBy }) => id !== after && (!claimedBy || claimedBy.id === user?.id)) ??
    appealed.items.find(({ id, decidedBy }) => id !== after && decidedBy?.id !== user?.id);
  return (
    <p className={styles.next}>
      {next ? (
        <AdminLink type="primary" to={moderationCasePath(next.id)}>
          {texts.decided.next}
        </AdminLink>
      ) : (
        texts.decided.noNext
      )}
    </p>
  );
}

interface CaseProps {
  found: ModerationCase;
  /** The case as it was when a decision came too late. */
  before: ModerationCase | null;
  onChange: (found: ModerationCase) => void;
  /** Something has come meanwhile: the case is loaded again. */
  onStale: () => Promise<void>;
}

function Case({ found, before, onChange, onStale }: CaseProps) {
  const { subjectType, about, rules, reasons, action, words, suspendedUntil, decidedBy, decidedAt, appeal } = found;
  return (
    <div className={styles.case}>
      <AdminHead title={texts.about(texts.subjects[subjectType], about.displayName)}>
        <AdminLink to={userPath(about.id)}>{texts.case.person(about.displayName)}</AdminLink>
      </AdminHead>
      <p className={styles.tags}>
        {reasons.map((reason) => (
          <Tag key={reason}>{texts.reasons[reason]}</Tag>
        ))}
        {rules.map((rule) => (
          <StateTag key={rule} tone="waiting">
            {texts.rules[rule]}
          </StateTag>
        ))}
      </p>
      <CaseEvidence found={found} before={before} />
      {action && decidedAt ? (
        <Card title={<h2>{texts.decided.heading}</h2>}>
          <p>{texts.decided.by(texts.decided.actions[action], decidedBy?.displayName ?? '', momentOf(decidedAt))}</p>
          {suspendedUntil ? <p>{texts.decided.until(momentOf(suspendedUntil))}</p> : null}
          <p>{words}</p>
        </Card>
      ) : (
        <OpenCase found={found} before={before} onChange={onChange} onStale={onStale} />
      )}
      {appeal ? <AppealAnswer found={found} appeal={appeal} onChange={onChange} /> : null}
    </div>
  );
}

function OpenCase({ found, before, onChange, onStale }: CaseProps) {
  const { user } = useSession();
  const [claim, { isLoading: claiming }] = useClaimModerationCaseMutation();
  const [leave, { isLoading: leaving }] = useUnclaimModerationCaseMutation();
  const { claimedBy, claimedUntil } = found;
  const now = useNow();
  const isHeld = claimedUntil !== null && Date.parse(claimedUntil) > now.getTime();
  const mine = claimedBy !== null && claimedBy.id === user?.id;
  const change = async (work: Promise<ModerationCase>) => {
    try {
      onChange(await work);
    } catch (error) {
      toast.error(adminUiTexts.notDone, messageOf(error));
      // Another admin has claimed or decided it, which this screen does not show yet.
      if (isApiError(error) && error.status === 409) await onStale().catch(() => undefined);
    }
  };
  return (
    <Card title={<h2>{texts.decide.heading}</h2>}>
      {mine ? (
        <>
          <DecisionForm
            found={found}
            marksNew={before !== null && hasNew(found, before)}
            onDecided={onChange}
            onStale={onStale}
          />
          <Button
            type="link"
            className={styles.leave ?? ''}
            loading={leaving}
            onClick={() => void change(leave({ id: found.id }).unwrap())}
          >
            {texts.case.leave}
          </Button>
        </>
      ) : claimedBy && isHeld ? (
        <p className={styles.note}>{texts.case.heldBy(claimedBy.displayName, timeHere(claimedUntil))}</p>
      ) : (
        <>
          <p className={styles.note}>{texts.case.claimFirst}</p>
          <Button type="primary" loading={claiming} onClick={() => void change(claim({ id: found.id }).unwrap())}>
            {texts.case.claim}
          </Button>
        </>
      )}
    </Card>
  );
}
