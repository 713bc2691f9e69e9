import type { OfficePost, PostDraftFields } from '../../../api/back-office-posts';

/** What an editor writes of a post. */
export type PostFields = Required<PostDraftFields>;
export type FieldName = keyof PostFields;

export const EMPTY_FIELDS: PostFields = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  author: '',
  category: null,
  region: null,
  image_url: null,
  image_alt: null,
  seoTitle: null,
  seoDescription: null,
  sources: [],
};

export const FIELD_NAMES = Object.keys(EMPTY_FIELDS) as FieldName[];

/** The fields within something larger. */
export function fieldsOf(post: OfficePost | PostFields): PostFields {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, post[name]])) as unknown as PostFields;
}

const plain = (value: PostFields[FieldName]) =>
  Array.isArray(value) ? value.map(({ title, url, checkedOn }) => [title, url, checkedOn]) : value || null;

export const isSameValue = (one: PostFields[FieldName], other: PostFields[FieldName]): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** The fields in which two texts differ. */
export const differing = (one: PostFields, other: PostFields): FieldName[] =>
  FIELD_NAMES.filter((name) => !isSameValue(one[name], other[name]));

/** Some of the fields, to be sent. */
export const picked = (fields: PostFields, names: readonly FieldName[]): PostDraftFields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
