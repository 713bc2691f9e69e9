import type { FieldName, FieldsModel } from '../../../../admin-ui/editing/fields';
import { regionInWords } from '../../../../admin-ui/editing/RegionField';
import type { PostDraftFields } from '../../../../api/admin-posts';
import { adminBlogTexts } from '../texts';

/** The editable fields of a post. */
export type PostFields = Required<PostDraftFields>;
type PostFieldName = FieldName<PostFields>;

export const EMPTY_POST: PostFields = {
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

export const postModel: FieldsModel<PostFields> = {
  empty: EMPTY_POST,
  labels: adminBlogTexts.fields,
  prose: ['content'],
  textOf: (name, fields) => {
    if (name === 'sources')
      return fields.sources.map(({ title, url, checkedOn }) => `${title} ${url} ${checkedOn}`).join('\n');
    return name === 'region' ? regionInWords(fields.region) : (fields[name] ?? '');
  },
};

/** The id of a field's control, which the problem list links to. */
export const fieldId = (name: PostFieldName): string => `post-${name}`;
