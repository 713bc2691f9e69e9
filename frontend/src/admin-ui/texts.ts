/** Texts of the components that all Admin screens share. */
export const adminUiTexts = {
  again: 'Try again',
  close: 'Close',
  clearFilters: 'Clear filters',
  notDone: 'Nothing was changed.',
  filters: 'Filters',
  pages: { label: 'Pages', first: 'First page', next: 'Next page', done: 'Nothing is left on this page.' },
  view: 'View',
  viewNamed: (title: string) => `View “${title}” on the site`,
  dates: {
    choose: 'Choose a day',
    any: 'Any day',
    chooseWithTime: 'Choose a day and a time',
    previousYear: 'Previous year',
  },
  reason: {
    label: 'Why',
    hint: (least: number) => `At least ${least} characters. It is recorded in the audit log.`,
    cancel: 'Cancel',
  },
  leave: { title: 'Leave without saving?', ok: 'Leave', cancel: 'Stay' },
  found: {
    title: 'We have restored what you typed last time, because it was not saved',
    text: (when: string) => `This browser stored it on ${when}.`,
    drop: 'Use the saved text instead',
  },
  newer: { look: 'Compare', take: 'Use it', keep: 'Keep mine' },
  compare: {
    same: 'No differences.',
    removed: 'Removed:',
    added: 'Added:',
    formatted: 'Formatting changed:',
    empty: '(empty)',
  },
  conflict: {
    text: (name: string | null) =>
      `${name ?? 'Someone else'} has saved a version since you opened yours. Nothing was overwritten or lost. Choose which version of each part to keep.`,
    mine: 'Yours',
    theirs: 'The current version',
    passage: (field: string, place: number) => `${field}: passage ${place}`,
    take: 'Use this version',
    allMine: 'Use all of mine',
    allTheirs: 'Use all of theirs',
  },
  regions: { both: 'Both countries', australia: 'Australia', newzealand: 'New Zealand' },
} as const;
