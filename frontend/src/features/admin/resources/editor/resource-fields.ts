import type { FieldName, FieldsModel, Problems } from '../../../../admin-ui/editing/fields';
import { regionInWords } from '../../../../admin-ui/editing/RegionField';
import { isSlug } from '../../../../admin-ui/slug';
import type { EditableResource, ResourceInput } from '../../../../api/admin-resources';
import { adminResourceTexts } from '../texts';

/** The editable fields of a guide. */
export type ResourceFields = Pick<
  EditableResource,
  'title' | 'slug' | 'summary' | 'content' | 'audience' | 'region' | 'image_url'
>;
type ResourceFieldName = FieldName<ResourceFields>;

export const EMPTY_RESOURCE: ResourceFields = {
  title: '',
  slug: '',
  summary: null,
  content: '',
  audience: 'both',
  region: null,
  image_url: null,
};

export const resourceModel: FieldsModel<ResourceFields> = {
  empty: EMPTY_RESOURCE,
  labels: adminResourceTexts.fields,
  prose: ['content'],
  textOf: (name, fields) => {
    if (name === 'audience') return adminResourceTexts.audiences[fields.audience];
    return name === 'region' ? regionInWords(fields.region) : (fields[name] ?? '');
  },
};

/** The values for the API: an empty field is null. */
export const inputOf = (fields: ResourceFields): ResourceInput => ({
  ...fields,
  summary: fields.summary?.trim() ? fields.summary : null,
  image_url: fields.image_url?.trim() ? fields.image_url.trim() : null,
});

/** The id of a field's control, which the problem list links to. */
export const fieldId = (name: ResourceFieldName): string => `resource-${name}`;

const words = adminResourceTexts.rules;
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** Whether a text is a valid address of an external file or picture. */
export function isSecureAddress(value: string): boolean {
  if (value.length > 1_000 || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' && /\.[a-z]{2,}$/i.test(hostname);
}

const isPicture = (value: string) => /^\/media\/[\w./-]+$/.test(value) || isSecureAddress(value);

/** Returns the errors that saving would cause, in the API's own wording. */
export function problemsOf({ title, slug, summary, content, image_url }: ResourceFields): Problems<ResourceFields> {
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
