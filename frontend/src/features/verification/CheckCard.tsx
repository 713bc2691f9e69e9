import type { ComponentProps } from 'react';
import type { VerificationCheck, CheckState } from '../../api/verification';
import { dayInWords } from '../../lib/format/date';
import { Badge } from '../../ui/Badge';
import { AdultsAtHome } from './AdultsAtHome';
import { EvidenceUpload } from './EvidenceUpload';
import { verificationTexts as texts } from './texts';
import { ReferencesAsked } from './ReferencesAsked';
import styles from './verification.module.css';
import { WorkingWithChildrenForm } from './WorkingWithChildrenForm';

const VARIANTS: Record<CheckState, ComponentProps<typeof Badge>['variant']> = {
  not_sent: 'quiet',
  asked: 'accent',
  waiting: 'accent',
  approved: 'success',
  ask_again: 'warning',
  refused: 'warning',
  expired: 'warning',
  withdrawn: 'warning',
};

/** One check: its state, the documents to upload, and what it confirms. */
export function CheckCard({ check }: { check: VerificationCheck }) {
  const { kind, title, state, approvedOn, validUntil, waitingSince, reason, evidenceErasedAt } = check;
  const showsReason = reason && (state === 'ask_again' || state === 'refused' || state === 'withdrawn');
  const sending = (
    <>
      {kind === 'references' && state === 'approved' ? null : <p className={styles.muted}>{texts.sends[kind]}</p>}
      <Sending check={check} />
    </>
  );
  return (
    <article className={styles.card} id={`check-${kind}`} aria-labelledby={`title-${kind}`}>
      <header>
        <h3 id={`title-${kind}`}>{title}</h3>
        <Badge variant={VARIANTS[state] ?? 'quiet'}>{texts.states[state]}</Badge>
      </header>
      {state === 'approved' && approvedOn ? (
        <p>
          {texts.approvedOn(dayInWords(approvedOn))}
          {validUntil ? `, ${texts.holdsUntil(dayInWords(validUntil))}` : ''}.
        </p>
      ) : null}
      {state === 'waiting' && waitingSince ? <p>{texts.waitingSince(dayInWords(waitingSince))}</p> : null}
      {state === 'waiting' && approvedOn ? <p>{texts.stillHolds(dayInWords(approvedOn))}</p> : null}
      {showsReason ? (
        <blockquote className={styles.reason}>
          <b>{texts.reviewerSays}</b>
          <p>{reason}</p>
        </blockquote>
      ) : null}
      {isDone(check) ? (
        <details className={styles.renewal}>
          <summary>{texts.renew}</summary>
          {sending}
        </details>
      ) : (
        sending
      )}
      {evidenceErasedAt ? <p className={styles.muted}>{texts.erased(dayInWords(evidenceErasedAt))}</p> : null}
      <details className={styles.meaning}>
        <summary>{texts.says}</summary>
        <p>{check.says}</p>
        <p>
          <b>{texts.doesNotSay}:</b> {check.doesNotSay}
        </p>
      </details>
    </article>
  );
}

/** An approved check needs no more documents, and its files are deleted. References and adults at home stay visible. */
const isDone = ({ kind, state, files }: VerificationCheck): boolean =>
  state === 'approved' && files.length === 0 && kind !== 'references' && kind !== 'adults_at_home';

function Sending({ check }: { check: VerificationCheck }) {
  if (check.kind === 'references')
    return <ReferencesAsked references={check.references} done={check.state === 'approved'} />;
  if (check.kind === 'adults_at_home') return <AdultsAtHome check={check} />;
  if (check.kind === 'working_with_children')
    return (
      <>
        <WorkingWithChildrenForm key={check.workingWithChildren?.status} known={check.workingWithChildren} />
        {/* A file without answers does not tell reviewers which check it is, so answers come first. */}
        {check.workingWithChildren || check.files.length > 0 ? (
          <EvidenceUpload kind={check.kind} files={check.files} adultId={null} />
        ) : null}
      </>
    );
  return <EvidenceUpload kind={check.kind} files={check.files} adultId={null} />;
}
