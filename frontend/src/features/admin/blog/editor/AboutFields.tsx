import { Input, Select } from 'antd';
import { useState } from 'react';
import type { FieldsProps } from '../../../../admin-ui/editing/fields';
import { RegionField } from '../../../../admin-ui/editing/RegionField';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { CategoryTag, type CategoryOption } from '../CategoryTag';
import { adminBlogTexts } from '../texts';
import { fieldId, type PostFields } from './post-fields';
import { SlugField } from './SlugField';

const { fields: labels, hints } = adminBlogTexts;

interface AboutFieldsProps extends FieldsProps<PostFields> {
  categories: readonly CategoryOption[];
  postId: string | null;
  /** The current address for readers. */
  publishedSlug: string | null;
}

/** The metadata of the text: address, summary, author, category and country. */
export function AboutFields({ fields, change, problems, categories, postId, publishedSlug }: AboutFieldsProps) {
  const [search, setSearch] = useState('');
  const { summary, author, category, region } = fields;
  // A custom category that was set through the API stays available.
  const names = [...new Set([...categories.map(({ name }) => name), ...(category ? [category] : [])])];
  return (
    <>
      <SlugField
        slug={fields.slug}
        title={fields.title}
        postId={postId}
        publishedSlug={publishedSlug}
        error={problems.slug}
        onChange={(slug) => change({ slug })}
      />
      <FieldRow
        id={fieldId('summary')}
        label={labels.summary}
        error={problems.summary}
        hint={`${hints.summary} ${hints.count(summary.length, 300)}`}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={300}
            value={summary}
            onChange={({ target }) => change({ summary: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow id={fieldId('author')} label={labels.author} error={problems.author} hint={hints.author}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={author}
            onChange={({ target }) => change({ author: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow id={fieldId('category')} label={labels.category}>
        {({ id }) => (
          <Select
            id={id}
            aria-label={labels.category}
            value={category ?? ''}
            showSearch={{ searchValue: search, onSearch: setSearch, optionFilterProp: 'value' }}
            onChange={(value) => change({ category: value || null })}
            options={[
              { value: '', label: hints.noCategory },
              ...names.map((name) => ({ value: name, label: <CategoryTag name={name} categories={categories} /> })),
            ]}
          />
        )}
      </FieldRow>
      <RegionField
        id={fieldId('region')}
        label={labels.region}
        region={region}
        onChange={(value) => change({ region: value })}
      />
    </>
  );
}
