import type { EditableResource, ResourceInput } from '../../../api/back-office-resources';
import { isSlug } from '../../../admin-ui/slug';
import { adminResourceMessages } from '../messages';

/** What an editor writes of a guide. */
export type ResourceFields = Pick<
  EditableResource,
  'title' | 'slug' | 'summary' | 'content' | 'audience' | 'region' | 'image_url'
>;
export type FieldName = keyof ResourceFields;
export type Problems = Partial<Record<FieldName, string>>;

export const EMPTY_FIELDS: ResourceFields = {
  title: '',
  slug: '',
  summary: null,
  content: '',
  audience: 'both',
  region: null,
  image_url: null,
};
export const FIELD_NAMES = Object.keys(EMPTY_FIELDS) as FieldName[];

/** The fields within a whole guide. */
export const fieldsOf = (resource: ResourceFields): ResourceFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, resource[name]])) as unknown as ResourceFields;

/** The fields in which two versions differ. Nothing and an empty text are the same. */
export const differing = (one: ResourceFields, other: ResourceFields): FieldName[] =>
  FIELD_NAMES.filter((name) => (one[name] || null) !== (other[name] || null));

/** As the API takes it: an empty field is none. */
export const inputOf = (fields: ResourceFields): ResourceInput => ({
  ...fields,
  summary: fields.summary?.trim() ? fields.summary : null,
  image_url: fields.image_url?.trim() ? fields.image_url.trim() : null,
});

/** The id of a field's control, to which the list of problems leads. */
export const fieldId = (name: FieldName): string => `resource-${name}`;

const words = adminResourceMessages.rules;
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** Whether something can be the address of a file or a picture elsewhere. */
export function isSecureAddress(value: string): boolean {
  if (value.length > 1_000 || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' && /\.[a-z]{2,}$/i.test(hostname);
}

const isPicture = (value: string) => /^\/media\/[\w./-]+$/.test(value) || isSecureAddress(value);

/** What saving would refuse, in the API's own words. */
export function problemsOf({ title, slug, summary, content, image_url }: ResourceFields): Problems {
  const found: Record<string, string | false> = {
    title: title.trim().length < 5 ? words.titleShort : title.trim().length > 160 && words.titleLong,
    slug: slug.length < 5 ? words.slugShort : slug.length > 80 ? words.slugLong : !isSlug(slug) && words.slugLetters,
    summary: summary?.trim()
      ? summary.trim().length < 10
        ? words.summaryShort
        : summary.trim().length > 300 && words.summaryLong
      : false,
    content: wordsIn(content).length < 50 ? words.contentShort : content.length > 200_000 && words.contentLong,
    image_url: Boolean(image_url?.trim()) && !isPicture(image_url?.trim() ?? '') && words.imageUrl,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
