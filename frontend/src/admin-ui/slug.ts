const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 100;

/** Whether a text is a valid slug, apart from its length. */
export const isSlug = (slug: string): boolean => SLUG.test(slug);

/** "Ko tēnei: the first week!" as "ko-tenei-the-first-week". */
export function slugFor(title: string, longest = LONGEST): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}
