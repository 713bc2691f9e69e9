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
  const campaign = useNewCampaign(onMade);
  const { values, type, errors, failure, isMaking, preview } = campaign;
  const { data: audience } = useReadMarketingAudienceQuery();
  const { data: templates } = useListMarketingTemplatesQuery({ page: 1 });
  const isText = values.content === 'text';
  const help = (field: string) => ({
    ...(errors[field] && { help: errors[field][0], validateStatus: 'error' as const }),
  });
  return (
    <Form layout="vertical" onFinish={() => void campaign.save()}>
      <Form.Item label={texts.name} htmlFor="campaign-name" {...help('name')}>
        <Input
          id="campaign-name"
          maxLength={100}
          readOnly={isMaking}
          value={values.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.subject} htmlFor="campaign-subject" {...help('subject')}>
        <Input
          id="campaign-subject"
          maxLength={150}
          readOnly={isMaking}
          value={values.subject}
          onChange={({ target }) => type({ subject: target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.preview} htmlFor="campaign-preview" extra={texts.previewHint} {...help('preview')}>
        <Input
          id="campaign-preview"
          maxLength={150}
          readOnly={isMaking}
          value={values.preview}
          onChange={({ target }) => type({ preview: target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.sender} htmlFor="campaign-sender" {...help('senderId')}>
        <Select
          id="campaign-sender"
          disabled={isMaking}
          value={campaign.senderId}
          notFoundContent={texts.noSenders}
          onChange={(id: number) => type({ senderId: id })}
          options={campaign.senders.map(({ id, name, email }) => ({ value: id, label: `${name} <${email}>` }))}
        />
      </Form.Item>
      <Form.Item label={texts.lists} {...help('lists')}>
        <Checkbox.Group<MarketingListKey>
          className={styles.choices ?? ''}
          disabled={isMaking}
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
          disabled={isMaking}
          value={values.content}
          onChange={({ target }) => type({ content: target.value as 'text' | 'template' })}
          options={[
            { value: 'text', label: texts.ofText },
            { value: 'template', label: texts.ofTemplate },
          ]}
        />
      </Form.Item>
      {isText ? (
        <Form.Item label={texts.text} htmlFor="campaign-text" extra={texts.textHint} {...help('text')}>
          <Input.TextArea
            id="campaign-text"
            rows={10}
            maxLength={20_000}
            readOnly={isMaking}
            value={values.text}
            onChange={({ target }) => type({ text: target.value })}
          />
        </Form.Item>
      ) : (
        <Form.Item label={texts.template} htmlFor="campaign-template" {...help('templateId')} {...help('text')}>
          <Select
            id="campaign-template"
            disabled={isMaking}
            value={values.templateId}
            notFoundContent={texts.noTemplates}
            onChange={(id: number) => type({ templateId: id })}
            options={(templates?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      )}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
      <div className={styles.steps}>
        {isText ? (
          <Button loading={preview.isLoading} onClick={() => void preview.load()}>
            {texts.look}
          </Button>
        ) : null}
        <Button type="primary" htmlType="submit" loading={isMaking}>
          {texts.save}
        </Button>
      </div>
      {isText && preview.html !== undefined ? <EmailFrame name={values.subject} html={preview.html} /> : null}
    </Form>
  );
}

/** The values in the form, its preview, and saving it as a campaign. */
function useNewCampaign(onMade: (id: number) => void) {
  const { values, type, forget } = useSessionDraft('new-campaign', EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { data: connection } = useReadMarketingConnectionQuery();
  const [make, { isLoading: isMaking }] = useCreateCampaignMutation();
  const [loadPreview, { data: shown, isLoading: isLoadingPreview }] = usePreviewCampaignMutation();
  const senders = connection?.account?.senders ?? [];
  const senderId = values.senderId ?? senders[0]?.id ?? null;

  const clear = () => {
    setErrors({});
    setFailure(null);
  };
  const fail = (problem: unknown, words: string) => {
    const fields = isApiError(problem) ? problem.fields : undefined;
    setErrors(fields ?? {});
    if (!fields) setFailure(`${words} ${messageOf(problem)}`);
  };
  const save = async () => {
    clear();
    const { name, subject, preview, lists: to, content, text, templateId } = values;
    try {
      const { id } = await make({
        newCampaignInput: {
          name,
          subject,
          preview: preview || null,
          senderId: senderId ?? 0,
          lists: to,
          ...(content === 'text' ? { text } : { templateId }),
        },
      }).unwrap();
      type(EMPTY);
      forget();
      toast.success(texts.made);
      onMade(id);
    } catch (problem) {
      fail(problem, texts.failed);
    }
  };
  return {
    values,
    type,
    errors,
    failure,
    senders,
    senderId,
    save,
    isMaking,
    preview: {
      html: shown?.html,
      isLoading: isLoadingPreview,
      load: async () => {
        clear();
        const { subject, text, preview } = values;
        await loadPreview({ campaignTextInput: { subject, text, preview: preview || null } })
          .unwrap()
          .catch((problem: unknown) => fail(problem, ''));
      },
    },
  };
}
