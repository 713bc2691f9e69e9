import type { Problems } from '../../../../admin-ui/editing/fields';
import { isSlug } from '../../../../admin-ui/slug';
import { adminBlogMessages } from '../texts';
import type { PostFields } from './post-fields';

const words = adminBlogMessages.rules;

/** Returns the errors that publishing would cause, in the API's own wording. */
export function problemsOf(fields: PostFields): Problems<PostFields> {
  const { title, slug, summary, content, author, sources } = fields;
  const long = (text: string, least: number) => text.trim().length >= least;
  return {
    ...(!long(title, 5) && { title: words.title }),
    ...(!long(slug, 5) ? { slug: words.slugShort } : !isSlug(slug) && { slug: words.slug }),
    ...(!long(summary, 10) && { summary: words.summary }),
    ...(!long(author, 2) && { author: words.author }),
    ...(!long(content.replace(/<[^>]*>|&nbsp;/g, ''), 1) && { content: words.content }),
    ...(sources.some((source) => !isSource(source)) && { sources: words.sources }),
  };
}

const isSource = ({ title, url, checkedOn }: PostFields['sources'][number]) =>
  title.trim().length >= 3 && /^https?:\/\/\S+$/.test(url) && /^\d{4}-\d\d-\d\d$/.test(checkedOn);
