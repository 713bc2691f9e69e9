import { Alert, Descriptions, Drawer, Skeleton, Timeline } from 'antd';
import { LoadFailed } from '../../admin-ui/LoadFailed';
import { useListAuditEntriesQuery } from '../../api/back-office-audit';
import { useGetVerificationCheckQuery, type ReviewedCheck } from '../../api/verification-review';
import { dayInWords } from '../../lib/day-words';
import { DecisionForm } from './DecisionForm';
import { EvidenceViewer } from './EvidenceViewer';
import { adminVerificationMessages as texts } from './messages';
import styles from './admin-verification.module.css';

const words = texts.drawer;

/** Everything about one check: who the person says to be, what they sent, what was done, and the decision. */
export function ReviewDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, refetch } = useGetVerificationCheckQuery(
    { id: id ?? '' },
    { skip: id === null, refetchOnMountOrArgChange: true },
  );
  const shown = data && data.id === id ? data : null;
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size={720}
      destroyOnHidden
      closable={{ 'aria-label': words.close }}
      title={shown ? `${shown.person.name}: ${shown.check.title}` : texts.title}
    >
      {error && !shown ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : shown ? (
        <Review key={shown.id} review={shown} onLookAgain={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}

function Review({ review, onLookAgain }: { review: ReviewedCheck; onLookAgain: () => void }) {
  const { person, check, references } = review;
  const { workingWithChildren: wwcc } = check;
  return (
    <div className={styles.review}>
      <Descriptions
        column={1}
        size="small"
        title={words.person}
        items={[
          { key: 'name', label: words.name, children: `${person.name} (${person.username})` },
          {
            key: 'email',
            label: words.email,
            children: `${person.email}, ${person.emailVerified ? words.proven : words.unproven}`,
          },
          ...(person.age ? [{ key: 'age', label: words.age, children: person.age }] : []),
          ...(person.nationality ? [{ key: 'nat', label: words.nationality, children: person.nationality }] : []),
          ...(person.location ? [{ key: 'place', label: words.place, children: person.location }] : []),
          { key: 'region', label: words.region, children: texts.regions[person.region] ?? person.region },
          { key: 'joined', label: words.joined, children: dayInWords(person.joinedAt) },
        ]}
      />
      {wwcc ? (
        <Descriptions
          column={1}
          size="small"
          title={words.details}
          items={[
            { key: 'state', label: words.state, children: wwcc.state },
            ...(wwcc.number ? [{ key: 'number', label: words.number, children: wwcc.number }] : []),
            ...(wwcc.expiresOn ? [{ key: 'until', label: words.expiresOn, children: dayInWords(wwcc.expiresOn) }] : []),
            ...(wwcc.appliedOn
              ? [{ key: 'applied', label: words.appliedOn, children: dayInWords(wwcc.appliedOn) }]
              : []),
          ]}
        />
      ) : null}
      {references.length > 0 ? (
        <section>
          <h3>{words.references}</h3>
          {references.map((reference) => (
            <article key={reference.id} className={styles.reference}>
              <p>
                <b>{reference.name}</b> {reference.email}
              </p>
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
      ) : (
        <EvidenceViewer files={check.files} adults={check.adults} />
      )}
      {check.state === 'waiting' ? <DecisionForm review={review} onLookAgain={onLookAgain} /> : null}
      {check.reason ? <Alert type="info" title={texts.decision.words} description={check.reason} /> : null}
      <History id={review.id} />
    </div>
  );
}

function History({ id }: { id: string }) {
  const { data } = useListAuditEntriesQuery(
    { subjectType: 'verification-check', subjectId: id, limit: 50 },
    { refetchOnMountOrArgChange: true },
  );
  const entries = data?.items ?? [];
  return (
    <section>
      <h3>{words.history}</h3>
      {entries.length === 0 ? (
        <p className={styles.muted}>{words.noHistory}</p>
      ) : (
        <Timeline
          items={entries.map(({ id: key, actorName, action, reason, recordedAt }) => ({
            key,
            content: (
              <>
                <b>{words.by(actorName)}</b> {words.actions[action] ?? action}, {dayInWords(recordedAt)}
                {reason ? <div className={styles.muted}>{reason}</div> : null}
              </>
            ),
          }))}
        />
      )}
    </section>
  );
}
