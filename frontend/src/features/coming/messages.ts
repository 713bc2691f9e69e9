/** What the back office will hold, by its path. */
export const backOfficeTexts: Record<string, { title: string; text: string }> = {
  '/admin/users': {
    title: 'Users',
    text: 'Everyone with an account: find, read, verify, suspend, and what was done to whom by which administrator.',
  },
  '/admin/blog': { title: 'Blog posts', text: 'All posts with their category, author and whether they are published.' },
  '/admin/blog-edit': { title: 'Edit a post', text: 'The editor: title, address, text, picture, category.' },
  '/admin/brevo': { title: 'E-mail marketing', text: 'Lists and campaigns, sent only to people who asked for them.' },
  '/test-upload': { title: 'Upload test', text: 'Shows what the upload pipeline does to a file, step by step.' },
};

export const comingMessages = {
  backOffice:
    'This room of the back office is being furnished. The API behind it already answers to administrators only.',
  toDashboard: 'Go to your dashboard',
} as const;
