import { Button, Card, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead, AdminLink } from '../../../admin-ui';
import { isMissing, NotFoundResult } from '../../../admin-ui/NotFoundResult';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { momentOf } from '../../../admin-ui/admin-time';
import { messageOf } from '../../../lib/api-error';
import {
  useClaimModerationCaseMutation,
  useLeaveModerationCaseMutation,
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
    setChanged(fresh);
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

/** After a decision: the case that has waited longest. */
function NextCase({ after }: { after: string }) {
  const { data } = useListModerationCasesQuery({ state: 'open' });
  const next = data?.items.find(({ id }) => id !== after);
  if (!data) return null;
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
  const { subjectType, about, rules, reasons, action, words, decidedBy, decidedAt, appeal } = found;
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
  const [leave, { isLoading: leaving }] = useLeaveModerationCaseMutation();
  const { claimedBy } = found;
  const mine = claimedBy !== null && claimedBy.id === user?.id;
  const change = async (work: Promise<ModerationCase>) => {
    try {
      onChange(await work);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
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
      ) : (
        <>
          <p className={styles.note}>{claimedBy ? texts.case.heldBy(claimedBy.displayName) : texts.case.claimFirst}</p>
          <Button type="primary" loading={claiming} onClick={() => void change(claim({ id: found.id }).unwrap())}>
            {claimedBy ? texts.case.takeOver(claimedBy.displayName) : texts.case.claim}
          </Button>
        </>
      )}
    </Card>
  );
}
