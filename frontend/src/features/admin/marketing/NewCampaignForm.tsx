import { Button, Checkbox, Form, Input, Radio, Select } from 'antd';
import { AdminField } from '../../../admin-ui';
import { FieldNote } from '../../../admin-ui/FieldNote';
import { useSubmission } from '../../../admin-ui/use-submission';
import {
  useListMarketingTemplatesQuery,
  useCreateCampaignMutation,
  usePreviewCampaignMutation,
  useReadMarketingAudienceQuery,
  useReadMarketingConnectionQuery,
  type MarketingListKey,
} from '../../../api/admin-marketing';
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

/** The form of a campaign. */
export function NewCampaignForm({ onMade }: { onMade: (id: number) => void }) {
  const campaign = useNewCampaign(onMade);
  const { values, failure, isSaving, preview } = campaign;
  const isText = values.content === 'text';
  return (
    <Form layout="vertical" onFinish={() => void campaign.save()}>
      <SubjectFields campaign={campaign} />
      <RecipientFields campaign={campaign} />
      <ContentFields campaign={campaign} />
      {failure ? <FieldNote role="alert" error={failure} /> : null}
      <div className={styles.steps}>
        {isText ? (
          <Button loading={preview.isLoading} onClick={() => void preview.load()}>
            {texts.look}
          </Button>
        ) : null}
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {texts.save}
        </Button>
      </div>
      {isText && preview.html !== undefined ? <EmailFrame name={values.subject} html={preview.html} /> : null}
    </Form>
  );
}

/** The values in the form, its preview, and saving it as a campaign. Typed text survives a reload and a failure. */
function useNewCampaign(onMade: (id: number) => void) {
  const { values, type, forget } = useSessionDraft('new-campaign', EMPTY);
  const saving = useSubmission();
  const previewing = useSubmission();
  const { data: connection } = useReadMarketingConnectionQuery();
  const [make] = useCreateCampaignMutation();
  const [loadPreview, { data: shown }] = usePreviewCampaignMutation();
  const senders = connection?.account?.senders ?? [];
  const senderId = values.senderId ?? senders[0]?.id ?? null;
  const { name, subject, lists: to, content, text, templateId } = values;
  const preview = values.preview || null;

  const save = () => {
    previewing.setErrors({});
    return saving.send(async () => {
      const body = content === 'text' ? { text } : { templateId };
      const newCampaignInput = { name, subject, preview, senderId: senderId ?? 0, lists: to, ...body };
      const { id } = await make({ newCampaignInput }).unwrap();
      type(EMPTY);
      forget();
      toast.success(texts.made);
      onMade(id);
    });
  };
  const loadIt = () => {
    saving.setErrors({});
    return previewing.send(() => loadPreview({ campaignTextInput: { subject, text, preview } }).unwrap());
  };
  return {
    values,
    type,
    senders,
    senderId,
    save,
    isSaving: saving.busy,
    errorOf: (field: string) => saving.errorOf(field) ?? previewing.errorOf(field),
    failure: saving.failure ? `${texts.failed} ${saving.failure}` : previewing.failure,
    preview: { html: shown?.html, isLoading: previewing.busy, load: loadIt },
  };
}

interface PartProps {
  campaign: ReturnType<typeof useNewCampaign>;
}

function SubjectFields({ campaign: { values, type, errorOf, isSaving } }: PartProps) {
  const text = (field: 'name' | 'subject' | 'preview', longest: number, hint?: string) => (
    <AdminField id={`campaign-${field}`} label={texts[field]} error={errorOf(field)} {...(hint && { hint })}>
      <Input
        id={`campaign-${field}`}
        maxLength={longest}
        readOnly={isSaving}
        value={values[field]}
        onChange={({ target }) => type({ [field]: target.value })}
      />
    </AdminField>
  );
  return (
    <>
      {text('name', 100)}
      {text('subject', 150)}
      {text('preview', 150, texts.previewHint)}
    </>
  );
}

function RecipientFields({ campaign: { values, type, senders, senderId, errorOf, isSaving } }: PartProps) {
  const { data: audience } = useReadMarketingAudienceQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <AdminField id="campaign-sender" label={texts.sender} error={errorOf('senderId')}>
        <Select
          id="campaign-sender"
          disabled={isSaving}
          value={senderId}
          notFoundContent={texts.noSenders}
          onChange={(id: number) => type({ senderId: id })}
          options={senders.map(({ id, name, email }) => ({ value: id, label: `${name} <${email}>` }))}
        />
      </AdminField>
      <AdminField label={texts.lists} error={errorOf('lists')}>
        <Checkbox.Group<MarketingListKey>
          className={styles.choices ?? ''}
          disabled={isSaving}
          value={values.lists}
          onChange={(chosen) => type({ lists: chosen })}
          options={KEYS.map((key) => ({
            value: key,
            label: people.count(
              lists[key],
              audience && (audience.lists.find((list) => list.key === key)?.atBrevo ?? 0),
            ),
          }))}
        />
      </AdminField>
    </>
  );
}

/** A text, or a template of Brevo. */
function ContentFields({ campaign: { values, type, errorOf, isSaving } }: PartProps) {
  const { data: templates } = useListMarketingTemplatesQuery({ page: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <AdminField label={texts.content} error={undefined}>
        <Radio.Group
          disabled={isSaving}
          value={values.content}
          onChange={({ target }) => type({ content: target.value as 'text' | 'template' })}
          options={[
            { value: 'text', label: texts.ofText },
            { value: 'template', label: texts.ofTemplate },
          ]}
        />
      </AdminField>
      {values.content === 'text' ? (
        <AdminField id="campaign-text" label={texts.text} hint={texts.textHint} error={errorOf('text')}>
          <Input.TextArea
            id="campaign-text"
            rows={10}
            maxLength={20_000}
            readOnly={isSaving}
            value={values.text}
            onChange={({ target }) => type({ text: target.value })}
          />
        </AdminField>
      ) : (
        <AdminField id="campaign-template" label={texts.template} error={errorOf('text') ?? errorOf('templateId')}>
          <Select
            id="campaign-template"
            disabled={isSaving}
            value={values.templateId}
            notFoundContent={texts.noTemplates}
            onChange={(id: number) => type({ templateId: id })}
            options={(templates?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </AdminField>
      )}
    </>
  );
}
