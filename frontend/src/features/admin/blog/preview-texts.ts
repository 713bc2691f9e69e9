/** Texts around the preview of a post. */
export const previewTexts = {
  title: 'Preview',
  bar: 'Preview: only admins see this page.',
  edit: 'Back to the editor',
  loading: 'Loading the preview',
  failed: { title: 'The preview did not load', text: 'Your text is saved.', again: 'Try again' },
} as const;
