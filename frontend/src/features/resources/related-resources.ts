import type { ResourceSummary } from '../../api/resources';

const MOST = 3;

/**
 * Up to three related templates: those that follow this one in the library, wrapping around, so that every template is
 * linked from another. Templates for the same audience come first.
 */
export function relatedResources(
  items: readonly ResourceSummary[],
  { slug, audience }: Pick<ResourceSummary, 'slug' | 'audience'>,
): ResourceSummary[] {
  const at = items.findIndex((item) => item.slug === slug);
  const around = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  const fits = (item: ResourceSummary) => item.audience === audience || item.audience === 'both';
  return [...around.filter(fits), ...around.filter((item) => !fits(item))].slice(0, MOST);
}
