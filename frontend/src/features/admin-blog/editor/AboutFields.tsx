import { Input, Select } from 'antd';
import { useState } from 'react';
import { slugFor } from '../../../admin-ui/slug';
import type { PostFields } from './post-fields';
import { CategoryTag, type CategoryOption } from '../CategoryTag';
import { adminBlogMessages } from '../messages';
import { Row } from './Row';
import type { Problems } from './rules';
import { SlugField } from './SlugField';

const { fields: labels, hints } = adminBlogMessages;
const BOTH = 'both';
const REGIONS = [BOTH, 'australia', 'newzealand'] as const;

export interface FieldsProps {
  fields: PostFields;
  change: (fields: Partial<PostFields>) => void;
  problems: Problems;
}

/** Title, which suggests the address until somebody writes that themselves. */
export function TitleField({ fields, change, problems, fixed }: FieldsProps & { fixed: boolean }) {
  const { title, slug } = fields;
  return (
    <Row name="title" label={labels.title} error={problems.title}>
      {(control) => (
        <Input
          {...control}
          size="large"
          maxLength={150}
          value={title}
          onChange={({ target: { value } }) => {
            const suggested = !fixed && (slug === '' || slug === slugFor(title));
            change({ title: value, ...(suggested && { slug: slugFor(value) }) });
          }}
        />
      )}
    </Row>
  );
}

interface AboutFieldsProps extends FieldsProps {
  categories: readonly CategoryOption[];
  postId: string | null;
  /** Where readers find it now. */
  publishedSlug: string | null;
}

/** What stands around the text: its address, summary, author, category and country. */
export function AboutFields({ fields, change, problems, categories, postId, publishedSlug }: AboutFieldsProps) {
  const [search, setSearch] = useState('');
  const { summary, author, category, region } = fields;
  // A category that somebody made up, through the API, stays to be chosen.
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
      <Row
        name="summary"
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
      </Row>
      <Row name="author" label={labels.author} error={problems.author} hint={hints.author}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={author}
            onChange={({ target }) => change({ author: target.value })}
          />
        )}
      </Row>
      <Row name="category" label={labels.category}>
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
      </Row>
      <Row name="region" label={labels.region}>
        {({ id }) => (
          <Select
            id={id}
            aria-label={labels.region}
            value={region ?? BOTH}
            onChange={(value: (typeof REGIONS)[number]) => change({ region: value === BOTH ? null : value })}
            options={REGIONS.map((value) => ({
              value,
              label: hints.regions[value],
            }))}
          />
        )}
      </Row>
    </>
  );
}
