import { Input } from 'antd';
import { FieldRow } from '../FieldRow';
import { slugFor } from '../slug';

interface TitleFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  longest: number;
  title: string;
  /** The slug. */
  slug: string;
  longestSlug: number;
  /** Whether the slug stays as it is when the title changes. */
  fixed: boolean;
  onChange: (change: { title: string; slug?: string }) => void;
}

/** A title field that suggests the slug until the admin types one. */
export function TitleField({ id, label, error, longest, title, slug, longestSlug, fixed, onChange }: TitleFieldProps) {
  return (
    <FieldRow id={id} label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          size="large"
          maxLength={longest}
          value={title}
          onChange={({ target: { value } }) => {
            const suggested = !fixed && (slug === '' || slug === slugFor(title, longestSlug));
            onChange({ title: value, ...(suggested && { slug: slugFor(value, longestSlug) }) });
          }}
        />
      )}
    </FieldRow>
  );
}
