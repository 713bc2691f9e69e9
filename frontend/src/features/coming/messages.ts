/** What the back office will hold, by its path. */
export const backOfficeTexts: Record<string, { title: string; text: string }> = {
  '/test-upload': { title: 'Upload test', text: 'Shows what the upload pipeline does to a file, step by step.' },
};

export const comingMessages = {
  backOffice:
    'This room of the back office is being furnished. The API behind it already answers to administrators only.',
  toDashboard: 'Go to your dashboard',
} as const;
