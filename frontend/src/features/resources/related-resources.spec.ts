import { describe, expect, it } from '@jest/globals';
import type { ResourceSummary } from '../../api/resources';
import { relatedResources } from './related-resources';

const item = (slug: string, audience: ResourceSummary['audience'] = 'both') => ({ slug, audience }) as ResourceSummary;
const items = [item('a'), item('b'), item('c', 'aupair'), item('d'), item('e')];

describe('Related templates', () => {
  it('are the next ones in the library, those for other readers last', () => {
    expect(relatedResources(items, item('d', 'family')).map(({ slug }) => slug)).toEqual(['e', 'a', 'b']);
    expect(relatedResources(items.slice(1, 4), item('b', 'family')).map(({ slug }) => slug)).toEqual(['d', 'c']);
  });

  it('are the first ones for a template of the other country', () => {
    expect(relatedResources(items, item('x')).map(({ slug }) => slug)).toEqual(['a', 'b', 'd']);
  });
});
