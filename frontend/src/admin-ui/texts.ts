/** Texts of the components that all Admin screens share. */
export const adminUiMessages = {
  again: 'Try again',
  clearFilters: 'Clear filters',
  notDone: 'Nothing was changed.',
  filters: 'Filters',
  pages: { label: 'Pages', first: 'First page', next: 'Next page' },
  view: 'View',
  viewNamed: (title: string) => `View “${title}” on the site`,
  reason: {
    label: 'Why',
    hint: (least: number) => `At least ${least} characters. It is written into the audit log.`,
    cancel: 'Cancel',
  },
  leave: { title: 'Leave without saving?', ok: 'Leave', cancel: 'Stay' },
  found: {
    title: 'What you typed last time was not stored; here it is again',
    text: (when: string) => `It was kept in this browser on ${when}.`,
    drop: 'Use the stored text instead',
  },
  newer: { look: 'Compare', take: 'Take it over', keep: 'Keep mine' },
  compare: {
    same: 'Nothing differs.',
    removed: 'Removed:',
    added: 'Added:',
    formatted: 'Formatting changed:',
    empty: '(empty)',
  },
  conflict: {
    text: (name: string | null) =>
      `${name ?? 'Someone else'} has saved a version since you opened yours. Nothing was overwritten, and nothing of yours is lost. Choose, part by part, what stays.`,
    mine: 'Yours',
    theirs: 'The current version',
    passage: (field: string, place: number) => `${field}: passage ${place}`,
    take: 'Go on with this',
    allMine: 'Everything of mine',
    allTheirs: 'Everything of theirs',
  },
  regions: { both: 'Both countries', australia: 'Australia', newzealand: 'New Zealand' },
} as const;
