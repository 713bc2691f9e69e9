/** Texts of the blog. */
export const blogTexts = {
  title: 'Blog for families and au pairs',
  headTitle: 'Blog for host families and au pairs',
  description:
    'First weeks, pay and visas, good questions, and words that differ across the Tasman: guides for host families and au pairs.',
  intro: 'Guides and stories for families and au pairs, with sources and the day we checked them.',
  categories: 'Categories',
  all: 'All posts',
  category: {
    'for-families': {
      text: 'The room, the hours, the first Monday: what hosting is really like.',
      title: 'For families',
    },
    'for-au-pairs': {
      text: 'What to ask, and what to know before you fly.',
      title: 'For au pairs',
    },
    'culture-travel': {
      text: 'Local words, customs, and how far it really is.',
      title: 'Culture and travel',
    },
    'visas-money': {
      text: 'Rules, with their source and the day we checked. Ask the authority before you rely on one.',
      title: 'Visas and money',
    },
    'first-weeks': {
      text: 'Arriving, settling in, and solving early problems.',
      title: 'First weeks',
    },
  },
  categoryTitle: (name: string) => `${name}: blog`,
  readMinutes: (minutes: number) => `${minutes} min read`,
  posts: 'Posts',
  newer: 'Back to the newest posts',
  older: 'Older posts',
  empty: {
    title: 'No posts yet',
    text: 'We’re writing the first post. Meanwhile, meet the au pairs.',
    action: 'Browse au pairs',
  },
  emptyCategory: {
    title: 'No posts in this category yet',
    text: 'We haven’t written about this yet. Other categories have posts.',
    action: 'See all posts',
  },
  noMore: {
    title: 'No older posts',
    text: 'You’ve reached the end of the blog.',
    action: 'Back to the newest posts',
  },
  unknown: {
    title: 'We don’t have this category',
    text: (asked: string) => `There is no category “${asked}”. These are the ones we have.`,
    action: 'See all posts',
  },
  failed: {
    title: 'The posts didn’t load',
    text: 'Something went wrong. Please try again in a moment.',
    again: 'Try again',
  },
  loading: 'Loading the posts',
  post: {
    loading: 'Loading the post',
    blog: 'Blog',
    home: 'Home',
    breadcrumb: 'Breadcrumb',
    contents: 'In this post',
    by: (author: string) => `By ${author}`,
    sources: 'Sources',
    sourcesText: 'We checked these pages on the days shown. Rules change, so check the pages too.',
    checked: 'checked on',
    related: 'Read next',
    next: {
      families: {
        title: 'Now meet the au pairs.',
        text: 'Au pairs who are looking for a family now, in their own words.',
        action: 'Browse au pairs',
      },
      auPairs: {
        title: 'Now meet the families.',
        text: 'Families who are looking now: their home, children and hours.',
        action: 'Browse families',
      },
    },
  },
  latest: { title: 'From our blog', all: 'Read the blog' },
} as const;
