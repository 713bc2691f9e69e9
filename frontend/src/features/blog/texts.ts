/** Texts of the blog. */
export const blogMessages = {
  title: 'From the kitchen table',
  headTitle: 'Blog: from the kitchen table',
  description:
    'First weeks, pay and visas, packing lists and the twenty words that differ across the Tasman: what families and au pairs learn about each other.',
  intro: 'What families and au pairs told us, what we looked up, and on which day we looked.',
  categories: 'Subjects',
  all: 'Everything',
  category: {
    'for-families': {
      text: 'The room, the hours, the first Monday: hosting as it really goes.',
      title: 'For families',
    },
    'for-au-pairs': {
      text: 'What to ask, what to pack, what no one told you about Vegemite.',
      title: 'For au pairs',
    },
    'culture-travel': {
      text: 'Small words, long beaches, and how far it really is.',
      title: 'Culture and travel',
    },
    'visas-money': {
      text: 'Rules with their source and the day we read them. Ask the authority before you rely on one.',
      title: 'Visas and money',
    },
    'first-weeks': {
      text: 'Arriving, getting it wrong, and what the second week is for.',
      title: 'First weeks',
    },
  },
  categoryTitle: (name: string) => `${name}: from the kitchen table`,
  readMinutes: (minutes: number) => `${minutes} min read`,
  posts: 'Posts',
  newer: 'Back to the newest',
  older: 'Older posts',
  empty: {
    title: 'Nothing on the table yet',
    text: 'The first post is being written. Until then, the people themselves have stories.',
    action: 'Look at au pairs',
  },
  emptyCategory: {
    title: 'Nothing under this heading yet',
    text: 'We have not written about it so far. The other subjects are not empty.',
    action: 'Read everything',
  },
  noMore: {
    title: 'That was the first one we wrote',
    text: 'There are no older posts than the one you came from.',
    action: 'Back to the newest',
  },
  unknown: {
    title: 'We have no such subject',
    text: (asked: string) => `No one at this table has written about “${asked}”. These are the subjects we have.`,
    action: 'Read everything',
  },
  failed: {
    title: 'The posts did not arrive',
    text: 'The part of the site that keeps them is not answering. Nothing of yours is lost.',
    again: 'Try again',
  },
  loading: 'Loading the posts',
  post: {
    loading: 'Loading the post',
    blog: 'Blog',
    home: 'Home',
    way: 'The way here',
    contents: 'In this post',
    by: (author: string) => `By ${author}`,
    sources: 'Where this comes from',
    sourcesText: 'We read these pages on the days given. Rules change; the pages know first.',
    checked: 'checked on',
    related: 'Read next',
    next: {
      families: {
        title: 'Now meet the people.',
        text: 'Au pairs who are looking for a family now, in their own words.',
        action: 'Look at au pairs',
      },
      auPairs: {
        title: 'Now meet the houses.',
        text: 'Families who are looking now: the house, the children, the hours.',
        action: 'Look at families',
      },
    },
  },
  latest: { title: 'From the kitchen table', all: 'Read the blog' },
} as const;
