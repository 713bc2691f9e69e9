import { Button, Card, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../ConfirmDialog';
import { StateTag, type Tone } from '../StateTag';
import { momentOf } from '../admin-time';
import { useGetMyAccountQuery } from '../../api/accounts';
import {
  useDecideApprovalMutation,
  type ApprovalDecision,
  type Approval,
  type ApprovalState,
} from '../../api/admin-privacy';
import { userPath } from '../../config/admin-paths';
import { paths } from '../../config/paths';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import styles from './approvals.module.css';
import { approvalTexts as texts } from './texts';
import { toast } from '../../ui/toast';

const TONES: Record<ApprovalState, Tone> = { waiting: 'waiting', agreed: 'good', declined: 'bad', withdrawn: 'quiet' };

interface ApprovalCardProps {
  approval: Approval;
  /** The card is below a heading of its own. */
  heading?: 'h2' | 'h3';
}

/** One proposal: the change, the person, the reason, and the actions that the current admin has. */
export function ApprovalCard({ approval, heading: Heading = 'h2' }: ApprovalCardProps) {
  const { data: me } = useGetMyAccountQuery();
  const [asking, setAsking] = useState<ApprovalDecision | null>(null);
  const own = me?.id === approval.proposedBy;
  const mayDecide = approval.state === 'waiting' && me !== undefined && me.id !== approval.personId;
  const who = approval.personName ?? texts.gone;
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.head}>
        <Heading>{texts.proposal(approval)}</Heading>
        {approval.failure ? (
          <StateTag tone="bad">{texts.failedState}</StateTag>
        ) : (
          <StateTag tone={TONES[approval.state]}>
            {approval.state === 'waiting' ? texts.waits : texts.states[approval.state]}
          </StateTag>
        )}
      </div>
      {approval.personId ? (
        <p>{approval.personName ? <Link to={pageOf(approval, approval.personId)}>{who}</Link> : who}</p>
      ) : null}
      {approval.refund ? <p>{texts.refundOf(approval.refund)}</p> : null}
      {approval.reversal ? <p>{texts.reversalOf(approval.reversal)}</p> : null}
      <p>“{approval.reason}”</p>
      <p className={styles.muted}>{texts.by(approval.proposedByName, momentOf(approval.proposedAt))}</p>
      {approval.decidedAt ? (
        <p className={styles.muted}>
          {texts.decidedBy(texts.states[approval.state], approval.decidedByName, momentOf(approval.decidedAt))}
          {approval.answer ? `: ${approval.answer}` : ''}
        </p>
      ) : null}
      {approval.failure ? <p>{texts.failedAfterwards(approval.failure)}</p> : null}
      {approval.refund && approval.state === 'agreed' && !approval.failure ? (
        <p className={styles.muted}>
          {approval.carriedOutAt ? texts.carriedOut(momentOf(approval.carriedOutAt)) : texts.atStripe}
        </p>
      ) : null}
      {mayDecide && own ? (
        <>
          <p className={styles.muted}>{texts.ownNote}</p>
          <div ref={focusParentOnUnmount}>
            <Button onClick={() => setAsking('withdrawn')}>{texts.withdraw}</Button>
          </div>
        </>
      ) : null}
      {mayDecide && !own ? (
        <div ref={focusParentOnUnmount} className={styles.buttons}>
          <Button type="primary" onClick={() => setAsking('agreed')}>
            {texts.agree}
          </Button>
          <Button onClick={() => setAsking('declined')}>{texts.decline}</Button>
        </div>
      ) : null}
      {asking ? <Question approval={approval} decision={asking} onClose={() => setAsking(null)} /> : null}
    </Card>
  );
}

/** A refund links to the person’s payments. */
const pageOf = ({ refund, reversal }: Approval, personId: string): string =>
  refund || reversal ? `${userPath(personId)}?tab=payments` : `${paths.adminUsers}/${personId}`;

interface QuestionProps {
  approval: Approval;
  decision: ApprovalDecision;
  onClose: () => void;
}

function Question({ approval, decision, onClose }: QuestionProps) {
  const [decide] = useDecideApprovalMutation();
  const [words, setWords] = useState('');
  const label = { agreed: texts.agree, declined: texts.decline, withdrawn: texts.withdraw }[decision];
  const send = async () => {
    await decide({ id: approval.id, approvalDecisionInput: { decision, words } }).unwrap();
    toast.success(texts.done[decision]);
    onClose();
  };
  return (
    <ConfirmDialog
      words={{
        title: `${label}: ${texts.question(approval, texts.proposal(approval))}`,
        ok: label,
        ...(decision === 'agreed' && { text: texts.agreeText(approval) }),
      }}
      danger={decision === 'agreed' && ['erasure', 'refund', 'reversal'].includes(approval.kind)}
      onCancel={onClose}
      onConfirm={send}
    >
      <Input.TextArea
        aria-label={texts.words}
        placeholder={texts.words}
        maxLength={500}
        rows={3}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </ConfirmDialog>
  );
}
