import type { Region } from '../../../country/index.js';
import type { SourceLink } from '../../../../platform/seeding/index.js';
import type { BlogPost } from '../blog-post.entity.js';

/** The editable fields of a post. */
export interface PostText {
  title: string;
  slug: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  author: string;
  category: string | null;
  region: Region | null;
  image_url: string | null;
  image_alt: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  sources: SourceLink[];
}

export const EMPTY_TEXT: PostText = {
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

const FIELDS = Object.keys(EMPTY_TEXT) as (keyof PostText)[];

/** Extracts only these fields. */
export function textOf(row: PostText | BlogPost): PostText {
  return Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as unknown as PostText;
}

export const isSameText = (one: PostText, other: PostText): boolean => changedFields(one, other).length === 0;

const changedFields = (one: PostText, other: PostText) =>
  FIELDS.filter((field) => plain(one[field]) !== plain(other[field]));

/** `jsonb` does not keep the order of keys. */
const plain = (value: PostText[keyof PostText]): string =>
  JSON.stringify(
    Array.isArray(value) ? value.map(({ title, url, checkedOn }) => [title, url, checkedOn]) : (value ?? null),
  );

/** The changes of an edit for the audit log: fields, and only the length of long ones. */
export interface PostChange {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export function changeBetween(before: PostText, after: PostText): PostChange {
  const changed = changedFields(before, after);
  const summary = (text: PostText) => Object.fromEntries(changed.map((field) => [field, inShort(field, text)]));
  return { before: summary(before), after: summary(after) };
}

function inShort(field: keyof PostText, text: PostText): unknown {
  if (field === 'content') return `${text.content.length} characters`;
  return field === 'sources' ? text.sources.map(({ url }) => url) : text[field];
}
