/** Texts around the preview of a post. */
export const previewMessages = {
  title: 'Preview',
  bar: 'Preview: only administrators see this page.',
  edit: 'Back to the editor',
  loading: 'Loading the preview',
  failed: { title: 'The preview did not load', text: 'The text itself is stored.', again: 'Try again' },
} as const;
