import type { ResourceSummary } from '../../api/resources';

const MOST = 3;

/**
 * Related templates: those that follow it in the library, wrapping around, so that every template is linked; same
 * audience first.
 */
export function companions(
  items: readonly ResourceSummary[],
  { slug, audience }: Pick<ResourceSummary, 'slug' | 'audience'>,
): ResourceSummary[] {
  const at = items.findIndex((item) => item.slug === slug);
  const around = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  const fits = (item: ResourceSummary) => item.audience === audience || item.audience === 'both';
  return [...around.filter(fits), ...around.filter((item) => !fits(item))].slice(0, MOST);
}
