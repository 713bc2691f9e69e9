import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { FieldNote } from '../../../admin-ui/FieldNote';
import { useProposeApprovalMutation, type ApprovalKind, type ApprovalProposalInput } from '../../../api/admin-privacy';
import { messageOf } from '../../../lib/api-error';
import { adminPrivacyTexts } from './texts';
import { toast } from '../../../ui/toast';

const { person: texts, roles, notDone } = adminPrivacyTexts;
type Role = NonNullable<ApprovalProposalInput['to']>;

interface ProposalFormProps {
  kind: ApprovalKind;
  personId: string;
  /** The person's current role. */
  from: Role;
  button: string;
}

/** Makes a proposal with a reason. Collapsed until it is opened; keeps typed text when it fails. */
export function ProposalForm({ kind, personId, from, button }: ProposalFormProps) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [propose, { isLoading }] = useProposeApprovalMutation();
  if (!open) return <Button onClick={() => setOpen(true)}>{button}</Button>;
  const send = async (values: { reason: string; to?: Role; atOnce?: boolean }) => {
    setFailure(null);
    try {
      await propose({ approvalProposalInput: { kind, personId, ...values } }).unwrap();
      toast.success(texts.proposed);
      setOpen(false);
    } catch (problem) {
      setFailure(`${notDone} ${messageOf(problem)}`);
    }
  };
  return (
    <Form name={`propose-${kind}`} layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      {kind === 'role-change' ? (
        <Form.Item name="to" label={texts.role.to} rules={[{ required: true, message: texts.role.missing }]}>
          <Select
            options={(Object.keys(roles) as Role[])
              .filter((role) => role !== from)
              .map((value) => ({ value, label: roles[value] }))}
          />
        </Form.Item>
      ) : null}
      <Form.Item
        name="reason"
        label={texts.reason}
        rules={[{ required: true, whitespace: true, min: 3, message: texts.reasonMissing }]}
      >
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      {kind === 'erasure' ? (
        <Form.Item name="atOnce" valuePropName="checked">
          <Checkbox>{texts.erasure.atOnce}</Checkbox>
        </Form.Item>
      ) : null}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {texts.propose}
      </Button>
    </Form>
  );
}
