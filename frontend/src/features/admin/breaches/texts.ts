import type { BreachDecision } from '../../../api/admin-breaches';

/** Texts of the record of data breaches. */
export const adminBreachesTexts = {
  title: 'Data breaches',
  text: 'Record a breach as soon as someone notices it. Australia gives 30 days to assess it, New Zealand and the EU 72 hours to tell the regulator.',
  failed: 'The records did not load',
  none: 'No breach has been recorded.',
  add: {
    heading: 'Record a breach',
    submit: 'Record it',
    done: 'Recorded',
  },
  noticed: (moment: string) => `Noticed ${moment}`,
  decideBy: (moment: string) => `Decide by ${moment}`,
  tellBy: (moment: string) => `Tell the regulators by ${moment}`,
  closed: (moment: string) => `Closed ${moment}`,
  noticedAt: 'When it was noticed',
  whatHappened: 'What happened',
  whatHappenedHint: 'Which data, whose, and how. Name no one.',
  peopleAffected: 'People affected',
  decision: 'Decision',
  decisions: {
    notify: 'Tell the regulators and the people',
    no_notice: 'No one has to be told',
  } satisfies Record<BreachDecision, string>,
  reason: 'Reason of the decision',
  decidedAt: 'When it was decided',
  regulatorsToldAt: 'When the regulators were told',
  peopleToldAt: 'When the people were told',
  save: 'Save',
  saved: 'Saved',
  close: 'Save and close',
  closeHint: 'A closed record never changes.',
  closing: { title: 'Close this record?', text: 'A closed record never changes.', ok: 'Save and close' },
  stale: {
    title: 'Someone else has saved this record meanwhile',
    text: 'What you have typed is still in the form, and not saved.',
    takeTheirs: 'Take their version',
    keepMine: 'Keep mine',
  },
  unsaved: 'This was not saved',
  momentMissing: 'Please choose a day and a time',
} as const;
