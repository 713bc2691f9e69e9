import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { momentFrom } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import {
  useRemoveCampaignMutation,
  useScheduleCampaignMutation,
  useSendCampaignMutation,
  useTestCampaignMutation,
  type CampaignDetail,
} from '../../../api/admin-marketing';
import { fieldProblems, messageOf } from '../../../lib/api-error';
import { useFocusReturn } from '../../../admin-ui/use-focus-return';
import { adminMarketingTexts } from './texts';
import styles from './marketing.module.css';
import { toast } from '../../../ui/toast';

const texts = adminMarketingTexts.campaigns;
type Question = 'now' | 'later' | 'remove';

/** Tests, sends, schedules or deletes a campaign. Actions that reach people ask first and show how many. */
export function CampaignSteps({ campaign, onGone }: { campaign: CampaignDetail; onGone: () => void }) {
  const { id, state, people } = campaign;
  const [question, setQuestion] = useState<Question | null>(null);
  const [sendTest, { isLoading: testing }] = useTestCampaignMutation();
  const test = async () => {
    try {
      await sendTest({ id }).unwrap();
      toast.success(texts.tested);
    } catch (problem) {
      toast.error(`${texts.failedStep} ${messageOf(problem)}`);
    }
  };
  const waits = state === 'draft' || state === 'queued' || state === 'suspended';
  if (!waits) return null;
  return (
    <div className={styles.steps}>
      <Button loading={testing} onClick={() => void test()}>
        {texts.test}
      </Button>
      <Button type="primary" disabled={people === 0} onClick={() => setQuestion('now')}>
        {texts.sendNow}
      </Button>
      <Button disabled={people === 0} onClick={() => setQuestion('later')}>
        {texts.schedule}
      </Button>
      <Button danger onClick={() => setQuestion('remove')}>
        {texts.remove}
      </Button>
      {question ? (
        <Confirmation
          question={question}
          campaign={campaign}
          onClose={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null);
            if (question === 'remove') onGone();
          }}
        />
      ) : null}
    </div>
  );
}

interface ConfirmationProps {
  question: Question;
  campaign: CampaignDetail;
  onClose: () => void;
  onDone: () => void;
}

function Confirmation({ question, campaign: { id, people }, onClose, onDone }: ConfirmationProps) {
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { isLoading: sending }] = useSendCampaignMutation();
  const [schedule, { isLoading: planning }] = useScheduleCampaignMutation();
  const [remove, { isLoading: removing }] = useRemoveCampaignMutation();
  const field = useId();
  useFocusReturn();
  const { confirm } = texts;
  const count = texts.people(people);
  const words = {
    now: { title: confirm.now(count), text: confirm.text, ok: confirm.ok(count), done: texts.sent },
    later: { title: confirm.later(count), text: confirm.laterText, ok: confirm.okLater, done: texts.planned },
    remove: { title: confirm.remove, text: confirm.removeText, ok: texts.remove, done: texts.removed },
  }[question];
  const steps = {
    now: () => send({ id, campaignSendingInput: { people } }).unwrap(),
    later: () => schedule({ id, campaignScheduleInput: { people, at: momentFrom(at) ?? at } }).unwrap(),
    remove: () => remove({ id }).unwrap(),
  };
  const go = async () => {
    setProblem(null);
    try {
      await steps[question]();
      toast.success(words.done);
      onDone();
    } catch (error) {
      setProblem(fieldProblems(error)['at'] ?? messageOf(error));
    }
  };
  return (
    <Modal
      open
      title={words.title}
      okText={words.ok}
      cancelText={confirm.cancel}
      okButtonProps={{ danger: question === 'remove', disabled: question === 'later' && momentFrom(at) === null }}
      confirmLoading={sending || planning || removing}
      onOk={() => void go()}
      onCancel={onClose}
    >
      <p>{words.text}</p>
      {question === 'later' ? (
        <div className={styles.field}>
          <label htmlFor={field}>{confirm.when}</label>
          <DateInput id={field} withTime value={at} status={problem ? 'error' : ''} onChange={setAt} />
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      ) : null}
    </Modal>
  );
}
