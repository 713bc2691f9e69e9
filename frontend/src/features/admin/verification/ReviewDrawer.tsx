import { Alert, Button, Descriptions, Timeline } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { Loaded } from '../../../admin-ui/Loaded';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { useListAuditEntriesQuery } from '../../../api/admin-audit';
import {
  useGetVerificationCheckQuery,
  useWithdrawVerificationMutation,
  type CheckToReview,
  type ReviewedCheck,
} from '../../../api/verification-review';
import { longDayOf } from '../../../admin-ui/admin-time';
import { userPath } from '../../../config/admin-paths';
import { toast } from '../../../ui/toast';
import { DecisionForm } from './DecisionForm';
import { EvidenceViewer } from './EvidenceViewer';
import { adminVerificationTexts as texts } from './texts';
import styles from './verification.module.css';

const words = texts.drawer;
/** Room for a document next to what the person says about themselves. */
const WIDEST = 1180;

interface ReviewDrawerProps {
  id: string | null;
  /** The next waiting case. */
  next: CheckToReview | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Everything about one check: the person's details, the documents, the history, and the decision. */
export function ReviewDrawer({ id, next, onOpen, onClose }: ReviewDrawerProps) {
  const query = useGetVerificationCheckQuery({ id: id ?? '' }, { skip: id === null, refetchOnMountOrArgChange: true });
  const shown = query.data?.id === id ? query.data : undefined;
  return (
    <AdminDrawer
      open={id !== null}
      onClose={onClose}
      size={WIDEST}
      title={shown ? `${shown.person.name}: ${shown.check.title}` : texts.title}
    >
      <Loaded query={{ ...query, data: shown }} failed={texts.failed}>
        {(review) => (
          <Review
            key={review.id}
            review={review}
            next={next}
            onOpen={onOpen}
            onClose={onClose}
            onLookAgain={() => void query.refetch()}
          />
        )}
      </Loaded>
    </AdminDrawer>
  );
}

type ReviewProps = Omit<ReviewDrawerProps, 'id'> & { review: ReviewedCheck; onLookAgain: () => void };

function Review({ review, next, onOpen, onClose, onLookAgain }: ReviewProps) {
  const { check, references, openedFileIds, isApproved } = review;
  const isWaiting = check.state === 'waiting';
  const [wasWaiting] = useState(isWaiting);
  return (
    <div className={styles.review}>
      <Person person={review.person} />
      {check.workingWithChildren ? <WorkingWithChildren details={check.workingWithChildren} /> : null}
      {references.length > 0 ? (
        <References references={references} />
      ) : (
        <EvidenceViewer files={check.files} adults={check.adults} openedIds={isWaiting ? openedFileIds : null} />
      )}
      {isWaiting ? <DecisionForm review={review} onLookAgain={onLookAgain} /> : null}
      {wasWaiting && !isWaiting ? <NextCase next={next} onOpen={onOpen} onClose={onClose} /> : null}
      {check.reason ? <Alert type="info" title={texts.decision.words} description={check.reason} /> : null}
      {isApproved ? <ApprovalWithdrawal review={review} /> : null}
      <History id={review.id} />
    </div>
  );
}

function Person({ person }: Pick<ReviewedCheck, 'person'>) {
  const { name, username, email, emailVerified, age, nationality, location, region, joinedAt } = person;
  const provenEmail = `${email}, ${emailVerified ? words.proven : words.unproven}`;
  return (
    <Descriptions
      column={1}
      size="small"
      title={words.person}
      items={[
        { key: 'name', label: words.name, children: `${name} (${username})` },
        { key: 'email', label: words.email, children: provenEmail },
        ...(age ? [{ key: 'age', label: words.age, children: age }] : []),
        ...(nationality ? [{ key: 'nat', label: words.nationality, children: nationality }] : []),
        ...(location ? [{ key: 'place', label: words.place, children: location }] : []),
        { key: 'region', label: words.region, children: texts.regions[region] ?? region },
        { key: 'joined', label: words.joined, children: longDayOf(joinedAt) },
      ]}
    />
  );
}

interface WorkingWithChildrenProps {
  details: NonNullable<ReviewedCheck['check']['workingWithChildren']>;
}

function WorkingWithChildren({ details: { state, number, expiresOn, appliedOn } }: WorkingWithChildrenProps) {
  return (
    <Descriptions
      column={1}
      size="small"
      title={words.details}
      items={[
        { key: 'state', label: words.state, children: state },
        ...(number ? [{ key: 'number', label: words.number, children: number }] : []),
        ...(expiresOn ? [{ key: 'until', label: words.expiresOn, children: longDayOf(expiresOn) }] : []),
        ...(appliedOn ? [{ key: 'applied', label: words.appliedOn, children: longDayOf(appliedOn) }] : []),
      ]}
    />
  );
}

function References({ references }: Pick<ReviewedCheck, 'references'>) {
  return (
    <section className={styles.evidence}>
      <h2>{words.references}</h2>
      {references.map((reference) => (
        <article key={reference.id} className={styles.reference}>
          <p>
            <b>{reference.name}</b> {reference.email}
          </p>
          {reference.memberId ? (
            <p>
              {words.member} <Link to={userPath(reference.memberId)}>{words.showMember}</Link>
            </p>
          ) : null}
          {reference.sameNetwork ? <Alert type="warning" showIcon title={words.sameNetwork} /> : null}
          {reference.words ? (
            <>
              <p>{`${words.knownFor}: ${reference.knownFor}`}</p>
              <p>{`${words.trust}: ${reference.wouldTrust ? words.yes : words.no}`}</p>
              <blockquote>{reference.words}</blockquote>
              {reference.phone ? <p>{`${words.phone}: ${reference.phone}`}</p> : null}
            </>
          ) : (
            <p className={styles.muted}>{words.noAnswer}</p>
          )}
        </article>
      ))}
    </section>
  );
}

/** After a decision: the case that has waited longest. */
function NextCase({ next, onOpen, onClose }: Omit<ReviewDrawerProps, 'id'>) {
  return (
    <div className={styles.nextCase}>
      {next ? (
        <Button type="primary" autoFocus onClick={() => onOpen(next.id)}>
          {texts.decision.nextCase(next.name, next.title)}
        </Button>
      ) : (
        <>
          <p className={styles.muted}>{texts.decision.noNextCase}</p>
          <Button autoFocus onClick={onClose}>
            {texts.decision.backToList}
          </Button>
        </>
      )}
    </div>
  );
}

/** Withdraws a mistaken approval, with a reason that the person can read. */
function ApprovalWithdrawal({ review: { id, version } }: { review: ReviewedCheck }) {
  const [asks, setAsks] = useState(false);
  const [withdraw] = useWithdrawVerificationMutation();
  return (
    <div>
      <Button danger onClick={() => setAsks(true)}>
        {texts.withdrawal.open}
      </Button>
      {asks ? (
        <ReasonDialog
          words={texts.withdrawal}
          least={5}
          onCancel={() => setAsks(false)}
          onReason={async (reason) => {
            await withdraw({ id, verificationWithdrawalInput: { reason, version } }).unwrap();
            setAsks(false);
            toast.success(texts.withdrawal.done);
          }}
        />
      ) : null}
    </div>
  );
}

function History({ id }: { id: string }) {
  const query = useListAuditEntriesQuery(
    { subjectType: 'verification-check', subjectId: id, limit: 50 },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section>
      <h2>{words.history}</h2>
      <Loaded query={query} failed={words.historyFailed}>
        {({ items: entries }) =>
          entries.length === 0 ? (
            <p className={styles.muted}>{words.noHistory}</p>
          ) : (
            <Timeline
              items={entries.map(({ id: key, actorName, action, reason, recordedAt }) => ({
                key,
                content: (
                  <>
                    <b>{words.by(actorName)}</b> {words.actions[action] ?? action}, {longDayOf(recordedAt)}
                    {reason ? <div className={styles.muted}>{reason}</div> : null}
                  </>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </section>
  );
}
