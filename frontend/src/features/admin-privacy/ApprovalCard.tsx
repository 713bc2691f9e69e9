import { App, Button, Card, Input, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StateTag, type Tone } from '../../admin-ui/StateTag';
import { momentOf } from '../../admin-ui/moments';
import { useGetMyAccountQuery } from '../../api/accounts';
import {
  useDecideApprovalMutation,
  type ApprovalDecision,
  type ApprovalDto,
  type ApprovalState,
} from '../../api/back-office-privacy';
import { messageOf } from '../../api/error-text';
import { paths } from '../../config/paths';
import styles from './admin-privacy.module.css';
import { adminPrivacyMessages as texts } from './messages';

const TONES: Record<ApprovalState, Tone> = { waiting: 'waiting', agreed: 'good', declined: 'bad', withdrawn: 'quiet' };

/** One proposal: what, about whom, why, and what can be decided about it by whoever looks. */
export function ApprovalCard({ approval }: { approval: ApprovalDto }) {
  const { data: me } = useGetMyAccountQuery();
  const [asking, setAsking] = useState<ApprovalDecision | null>(null);
  const own = me?.id === approval.proposedBy;
  const mayDecide = approval.state === 'waiting' && me !== undefined && me.id !== approval.personId;
  const who = approval.personName ?? texts.gone;
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.head}>
        <h2>{texts.wish(approval)}</h2>
        <StateTag tone={TONES[approval.state]}>{texts.states[approval.state]}</StateTag>
      </div>
      <p>{approval.personName ? <Link to={`${paths.adminUsers}/${approval.personId}`}>{who}</Link> : who}</p>
      <p>{approval.reason}</p>
      <p className={styles.muted}>{texts.by(approval.proposedByName, momentOf(approval.proposedAt))}</p>
      {approval.decidedAt ? (
        <p className={styles.muted}>
          {texts.decidedBy(texts.states[approval.state], approval.decidedByName, momentOf(approval.decidedAt))}
          {approval.answer ? `: ${approval.answer}` : ''}
        </p>
      ) : null}
      {mayDecide && own ? (
        <>
          <p className={styles.muted}>{texts.ownNote}</p>
          <Button onClick={() => setAsking('withdrawn')}>{texts.withdraw}</Button>
        </>
      ) : null}
      {mayDecide && !own ? (
        <div className={styles.buttons}>
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

interface QuestionProps {
  approval: ApprovalDto;
  decision: ApprovalDecision;
  onClose: () => void;
}

function Question({ approval, decision, onClose }: QuestionProps) {
  const [decide, { isLoading }] = useDecideApprovalMutation();
  const [words, setWords] = useState('');
  const { message } = App.useApp();
  const label = { agreed: texts.agree, declined: texts.decline, withdrawn: texts.withdraw }[decision];
  const send = async () => {
    try {
      await decide({ id: approval.id, approvalDecisionInput: { decision, words } }).unwrap();
      void message.success(texts.done[decision]);
      onClose();
    } catch (problem) {
      void message.error(`${texts.notDone} ${messageOf(problem)}`);
    }
  };
  return (
    <Modal
      open
      title={`${label}: ${texts.question(texts.wish(approval), approval.personName ?? texts.gone)}`}
      okText={label}
      cancelText={texts.cancel}
      okButtonProps={{ danger: decision === 'agreed' && approval.kind === 'erasure', loading: isLoading }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {decision === 'agreed' ? <p>{texts.agreeText(approval)}</p> : null}
      <Input.TextArea
        aria-label={texts.words}
        placeholder={texts.words}
        maxLength={500}
        rows={3}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Modal>
  );
}
