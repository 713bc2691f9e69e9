import { Input, Select } from 'antd';
import type { FieldsProps } from '../../../../admin-ui/editing/fields';
import { RegionField } from '../../../../admin-ui/editing/RegionField';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { paths } from '../../../../config/paths';
import { AUDIENCES } from '../list-state';
import { adminResourceTexts } from '../texts';
import { fieldId, type ResourceFields } from './resource-fields';

const { fields: labels, hints, audiences } = adminResourceTexts;
export const LONGEST_SLUG = 80;

interface AboutFieldsProps extends FieldsProps<ResourceFields> {
  /** The current address for readers. */
  liveSlug: string | null;
}

/** The metadata of the text: address, summary, audience and country. */
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
      <RegionField
        id={fieldId('region')}
        label={labels.region}
        error={problems.region}
        region={region}
        onChange={(value) => change({ region: value })}
      />
    </>
  );
}
