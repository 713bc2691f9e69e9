const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** "21 Nov 2026, 3:10 pm", by the reader's clock; what is no date stays as it is. */
export function momentInWords(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : MOMENT.format(date);
}
