import { Input } from 'antd';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { isSlug, slugFor } from '../../../../admin-ui/slug';
import { useCheckPostSlugQuery } from '../../../../api/admin-posts';
import { paths } from '../../../../config/paths';
import { useDebouncedValue } from '../../../../lib/use-debounced-value';
import { adminBlogTexts } from '../texts';
import { fieldId } from './post-fields';

const { fields: labels, hints, rules } = adminBlogTexts;

interface SlugFieldProps {
  slug: string;
  title: string;
  postId: string | null;
  publishedSlug: string | null;
  error: string | undefined;
  onChange: (slug: string) => void;
}

/** The slug of a post, checked for availability while it is typed. */
export function SlugField({ slug, title, postId, publishedSlug, error, onChange }: SlugFieldProps) {
  const rested = useDebouncedValue(slug);
  const { currentData, isFetching } = useCheckPostSlugQuery(
    { slug: rested, ...(postId && { postId }) },
    { skip: !isSlug(rested), refetchOnMountOrArgChange: true },
  );
  const wrong = slug && !isSlug(slug) ? rules.slug : undefined;
  const known = rested === slug ? currentData : undefined;
  const taken = known && !known.free ? rules.slugTaken : undefined;
  const hint = [
    slug === publishedSlug ? null : isFetching ? hints.slug.checking : known?.free ? hints.slug.free : null,
    slug && slug === slugFor(title) && !publishedSlug ? hints.slug.suggested : null,
    publishedSlug && slug !== publishedSlug ? hints.slugMoves : null,
  ];
  return (
    <FieldRow
      id={fieldId('slug')}
      label={labels.slug}
      error={wrong ?? taken ?? error}
      hint={hint.filter(Boolean).join(' ')}
    >
      {(control) => (
        <Input
          {...control}
          prefix={`${paths.blog}/`}
          maxLength={100}
          value={slug}
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldRow>
  );
}
