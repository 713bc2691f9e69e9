import { Input, Select } from 'antd';
import { FieldRow } from '../../../admin-ui/FieldRow';
import { slugFor } from '../../../admin-ui/slug';
import { paths } from '../../../config/paths';
import { AUDIENCES } from '../list-state';
import { adminResourceMessages } from '../messages';
import { fieldId, type Problems, type ResourceFields } from './resource-fields';

const { fields: labels, hints, audiences } = adminResourceMessages;
const LONGEST_SLUG = 80;
const BOTH = 'both';
const REGIONS = [BOTH, 'australia', 'newzealand'] as const;

export interface FieldsProps {
  fields: ResourceFields;
  change: (fields: Partial<ResourceFields>) => void;
  problems: Problems;
}

/** Title, which suggests the address of a new guide until somebody writes that themselves. */
export function TitleField({ fields: { title, slug }, change, problems, fixed }: FieldsProps & { fixed: boolean }) {
  return (
    <FieldRow id={fieldId('title')} label={labels.title} error={problems.title}>
      {(control) => (
        <Input
          {...control}
          size="large"
          maxLength={160}
          value={title}
          onChange={({ target: { value } }) => {
            const suggested = !fixed && (slug === '' || slug === slugFor(title, LONGEST_SLUG));
            change({ title: value, ...(suggested && { slug: slugFor(value, LONGEST_SLUG) }) });
          }}
        />
      )}
    </FieldRow>
  );
}

interface AboutFieldsProps extends FieldsProps {
  /** Where readers find it now. */
  liveSlug: string | null;
}

/** What stands around the text: its address, summary, readers and country. */
export function AboutFields({ fields, change, problems, liveSlug }: AboutFieldsProps) {
  const { slug, summary, audience, region } = fields;
  return (
    <>
      <FieldRow
        id={fieldId('slug')}
        label={labels.slug}
        error={problems.slug}
        hint={liveSlug && slug !== liveSlug ? hints.slugMoves : null}
      >
        {(control) => (
          <Input
            {...control}
            prefix={`${paths.resources}/`}
            maxLength={LONGEST_SLUG}
            value={slug}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => change({ slug: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow
        id={fieldId('summary')}
        label={labels.summary}
        error={problems.summary}
        hint={`${hints.summary} ${hints.count((summary ?? '').length, 300)}`}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={300}
            value={summary ?? ''}
            onChange={({ target }) => change({ summary: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow id={fieldId('audience')} label={labels.audience} error={problems.audience}>
        {({ id }) => (
          <Select
            id={id}
            aria-label={labels.audience}
            value={audience}
            onChange={(value) => change({ audience: value })}
            options={AUDIENCES.map((value) => ({ value, label: audiences[value] }))}
          />
        )}
      </FieldRow>
      <FieldRow id={fieldId('region')} label={labels.region} error={problems.region}>
        {({ id }) => (
          <Select
            id={id}
            aria-label={labels.region}
            value={region ?? BOTH}
            onChange={(value: (typeof REGIONS)[number]) => change({ region: value === BOTH ? null : value })}
            options={REGIONS.map((value) => ({ value, label: hints.regions[value] }))}
          />
        )}
      </FieldRow>
    </>
  );
}
