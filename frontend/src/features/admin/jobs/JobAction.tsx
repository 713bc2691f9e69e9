import { Form, Input, Modal } from 'antd';
import { useDiscardFailedJobMutation, useRetryFailedJobMutation, type FailedJob } from '../../../api/admin-jobs';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useFocusReturn } from '../../../admin-ui/use-focus-return';
import { jobName } from './job-names';
import { adminJobsTexts as texts } from './texts';
import { toast } from '../../../ui/toast';

export type Action = 'retrying' | 'dropping';

/** Asks for a reason before a job is retried or discarded. */
export function JobAction({ job, action, onClose }: { job: FailedJob; action: Action; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>();
  useFocusReturn();
  const [retry, { isLoading: retrying }] = useRetryFailedJobMutation();
  const [drop, { isLoading: dropping }] = useDiscardFailedJobMutation();
  const words = texts[action];
  const act = async ({ reason }: { reason: string }) => {
    try {
      await (action === 'retrying' ? retry : drop)({ id: job.id, jobActionInput: { reason } }).unwrap();
      toast.success(words.done);
      onClose();
    } catch (problem) {
      const gone = isApiError(problem) && problem.status === 404;
      toast.error(gone ? texts.gone : `${texts.notDone} ${messageOf(problem)}`);
    }
  };
  return (
    <Modal
      open
      title={words.title}
      okText={words.action}
      cancelText={texts.cancel}
      okButtonProps={{ danger: action === 'dropping', loading: retrying || dropping }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{words.text(jobName(job.name))}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void act(values)}>
        <Form.Item name="reason" label={texts.reason} rules={[{ required: true, min: 5, message: texts.reasonShort }]}>
          <Input.TextArea rows={3} maxLength={300} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
