import { paths } from '../../config/paths';
import type { SceneName } from '../../ui/scene/scene-names';

/** The colour of each category from the specification; ink for others. */
type Tone = 'primary' | 'secondary' | 'accent' | 'ink';

export interface Category {
  /** As it stands in an address, and as its drawing is called. */
  slug: 'for-families' | 'for-au-pairs' | 'culture-travel' | 'visas-money' | 'first-weeks';
  /** As stored in posts. */
  name: string;
  tone: Tone;
}

export const categories: readonly Category[] = [
  { slug: 'for-families', name: 'For Families', tone: 'primary' },
  { slug: 'for-au-pairs', name: 'For Au Pairs', tone: 'secondary' },
  { slug: 'culture-travel', name: 'Culture & Travel', tone: 'accent' },
  { slug: 'visas-money', name: 'Visas & Money', tone: 'ink' },
  { slug: 'first-weeks', name: 'First Weeks', tone: 'ink' },
];

/** The category of an address or a post, by either of its names, ignoring case. */
export function findCategory(name: string | null): Category | undefined {
  const wanted = name?.trim().toLowerCase();
  return categories.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted);
}

/** The colour of a post's category; ink for a custom category. */
export const toneOf = (name: string): Tone => findCategory(name)?.tone ?? 'ink';

/** The drawing of a post without a picture of its own. */
export const sceneOf = (category: string | null): SceneName => findCategory(category)?.slug ?? 'first-weeks';

export const postPath = (slug: string): string => `${paths.blog}/${slug}`;
const categoryQuery = (category: Category | undefined): string => (category ? `?category=${category.slug}` : '');
export const categoryPath = (category: Category | undefined): string => paths.blog + categoryQuery(category);
