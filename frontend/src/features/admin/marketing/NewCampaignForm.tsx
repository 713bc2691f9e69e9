import { Button, Checkbox, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { FieldNote } from '../../../admin-ui/FieldNote';
import {
  useListMarketingTemplatesQuery,
  useCreateCampaignMutation,
  usePreviewCampaignMutation,
  useReadMarketingAudienceQuery,
  useReadMarketingConnectionQuery,
  type MarketingListKey,
} from '../../../api/admin-marketing';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useSessionDraft } from '../../../lib/forms';
import { EmailFrame } from './EmailFrame';
import { adminMarketingTexts } from './texts';
import styles from './marketing.module.css';
import { toast } from '../../../ui/toast';

const { campaigns, lists, people } = adminMarketingTexts;
const texts = campaigns.form;
const KEYS = Object.keys(lists) as MarketingListKey[];
const EMPTY = {
  name: '',
  subject: '',
  preview: '',
  senderId: null as number | null,
  lists: [] as MarketingListKey[],
  content: 'text' as 'text' | 'template',
  text: '',
  templateId: null as number | null,
};
type Errors = Record<string, string[]>;

/** The form of a campaign. Typed text survives a reload and a failed attempt. */
export function NewCampaignForm({ onMade }: { onMade: (id: number) => void }) {
  const { values, type, forget } = useSessionDraft('new-campaign', EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { data: connection } = useReadMarketingConnectionQuery();
  const { data: audience } = useReadMarketingAudienceQuery();
  const { data: templates } = useListMarketingTemplatesQuery({ page: 1 });
  const [make, { isLoading: making }] = useCreateCampaignMutation();
  const [preview, { data: shown, isLoading: previewing }] = usePreviewCampaignMutation();
  const senders = connection?.account?.senders ?? [];
  const senderId = values.senderId ?? senders[0]?.id ?? null;
  const ofText = values.content === 'text';
  const help = (field: string) => ({
    ...(errors[field] && { help: errors[field][0], validateStatus: 'error' as const }),
  });
  const failed = (problem: unknown, words: string) => {
    const fields = isApiError(problem) ? problem.fields : undefined;
    setErrors(fields ?? {});
    if (!fields) setFailure(`${words} ${messageOf(problem)}`);
  };
  const look = async () => {
    setErrors({});
    setFailure(null);
    const { subject, text } = values;
    await preview({ campaignTextInput: { subject, text, preview: values.preview || null } })
      .unwrap()
      .catch((problem: unknown) => failed(problem, ''));
  };
  const save = async () => {
    setErrors({});
    setFailure(null);
    const { name, subject, text, templateId } = values;
    try {
      const { id } = await make({
        newCampaignInput: {
          name,
          subject,
          preview: values.preview || null,
          senderId: senderId ?? 0,
          lists: values.lists,
          ...(ofText ? { text } : { templateId }),
        },
      }).unwrap();
      type(EMPTY);
      forget();
      toast.success(texts.made);
      onMade(id);
    } catch (problem) {
      failed(problem, texts.failed);
    }
  };
  return (
    <Form layout="vertical" onFinish={() => void save()}>
      <Form.Item label={texts.name} htmlFor="campaign-name" {...help('name')}>
        <Input
          id="campaign-name"
          maxLength={100}
          readOnly={making}
          value={values.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.subject} htmlFor="campaign-subject" {...help('subject')}>
        <Input
          id="campaign-subject"
          maxLength={150}
          readOnly={making}
          value={values.subject}
          onChange={({ target }) => type({ subject: target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.preview} htmlFor="campaign-preview" extra={texts.previewHint} {...help('preview')}>
        <Input
          id="campaign-preview"
          maxLength={150}
          readOnly={making}
          value={values.preview}
          onChange={({ target }) => type({ preview: target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.sender} htmlFor="campaign-sender" {...help('senderId')}>
        <Select
          id="campaign-sender"
          disabled={making}
          value={senderId}
          notFoundContent={texts.noSenders}
          onChange={(id: number) => type({ senderId: id })}
          options={senders.map(({ id, name, email }) => ({ value: id, label: `${name} <${email}>` }))}
        />
      </Form.Item>
      <Form.Item label={texts.lists} {...help('lists')}>
        <Checkbox.Group<MarketingListKey>
          className={styles.choices ?? ''}
          disabled={making}
          value={values.lists}
          onChange={(chosen) => type({ lists: chosen })}
          options={KEYS.map((key) => ({
            value: key,
            label: people.count(lists[key], audience?.lists.find((list) => list.key === key)?.atBrevo ?? 0),
          }))}
        />
      </Form.Item>
      <Form.Item label={texts.content}>
        <Radio.Group
          disabled={making}
          value={values.content}
          onChange={({ target }) => type({ content: target.value as 'text' | 'template' })}
          options={[
            { value: 'text', label: texts.ofText },
            { value: 'template', label: texts.ofTemplate },
          ]}
        />
      </Form.Item>
      {ofText ? (
        <Form.Item label={texts.text} htmlFor="campaign-text" extra={texts.textHint} {...help('text')}>
          <Input.TextArea
            id="campaign-text"
            rows={10}
            maxLength={20_000}
            readOnly={making}
            value={values.text}
            onChange={({ target }) => type({ text: target.value })}
          />
        </Form.Item>
      ) : (
        <Form.Item label={texts.template} htmlFor="campaign-template" {...help('templateId')} {...help('text')}>
          <Select
            id="campaign-template"
            disabled={making}
            value={values.templateId}
            notFoundContent={texts.noTemplates}
            onChange={(id: number) => type({ templateId: id })}
            options={(templates?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      )}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
      <div className={styles.steps}>
        {ofText ? (
          <Button loading={previewing} onClick={() => void look()}>
            {texts.look}
          </Button>
        ) : null}
        <Button type="primary" htmlType="submit" loading={making}>
          {texts.save}
        </Button>
      </div>
      {ofText && shown ? <EmailFrame name={values.subject} html={shown.html} /> : null}
    </Form>
  );
}
