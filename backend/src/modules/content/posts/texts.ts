/** Texts for blog editors. */
export const postMessages = {
  title: { tooShort: 'Title must be at least 5 characters', tooLong: 'Title cannot exceed 150 characters' },
  slug: {
    tooShort: 'Slug must be at least 5 characters',
    tooLong: 'Slug cannot exceed 100 characters',
    wrong: 'Slug must contain only lowercase letters, numbers, and hyphens',
    taken: 'Another page already has this address',
  },
  summary: { tooShort: 'Summary is required', tooLong: 'Summary cannot exceed 300 characters' },
  content: { tooShort: 'Content is required', tooLong: 'The post cannot exceed 200,000 characters' },
  author: { tooShort: 'Author is required', tooLong: 'Author cannot exceed 100 characters' },
  category: { tooLong: 'A category cannot exceed 60 characters' },
  region: 'Please choose Australia, New Zealand or both',
  image: 'Please enter a valid URL',
  imageAlt: { tooLong: 'The picture description cannot exceed 300 characters' },
  seoTitle: { tooLong: 'The title for search engines cannot exceed 70 characters' },
  seoDescription: { tooLong: 'The description for search engines cannot exceed 200 characters' },
  source: {
    title: { tooShort: 'Please name the source', tooLong: 'The name of a source cannot exceed 200 characters' },
    url: 'Please enter a valid URL',
    checkedOn: 'Please enter the day you checked it',
    many: 'A post can have 30 sources at most',
  },
  at: 'Please choose a time in the future',
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 1,000 characters at most',
  },
  nothingScheduled: 'Nothing is scheduled for this post.',
  notPublished: 'This post is not published.',
} as const;
