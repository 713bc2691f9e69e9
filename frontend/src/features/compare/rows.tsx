import type { ReactNode } from 'react';
import type { ComparedAuPair, ComparedFamily, HeldCheck, Match, MatchSide } from '../../api/comparisons';
import type { PersonNote } from '../../api/person-notes';
import { peopleTexts } from '../../entities/people';
import { freeFromDay, startsOnDay } from '../../entities/people/availability';
import { capitalised } from '../../lib/format/capitalised';
import { shortDay } from '../../lib/format/date';
import { familyInSentence } from '../../lib/format/family-in-sentence';
import { payRange } from '../../lib/format/money';
import type { FocalPoint } from '../../ui/focal-point';
import { Icon } from '../../ui/Icon';
import styles from './CompareScreen.module.css';
import { compareScreenTexts as texts } from './texts';

export interface Column {
  id: string;
  name: string;
  kind: 'auPair' | 'family';
  saved: boolean;
  photo: string | null;
  photoPreview: string | null;
  photoFocalPoint: FocalPoint | null;
  /** Whether the person can be contacted. */
  isWhole: boolean;
}

/** One row: what it is about, and a cell for each person; null is shown as not said. */
interface Row {
  label: string;
  cells: ReactNode[];
}

type Cell<Person> = readonly [label: string, of: (person: Person) => ReactNode];

const { rows: labels } = texts;

/** Yes, no, or not said. */
const either = (answer: boolean | null | undefined, yes: string, no: string) =>
  answer == null ? null : answer ? yes : no;
const lines = (...all: (string | null | undefined | false)[]) => {
  const shown = all.filter(Boolean) as string[];
  return shown.length > 0 ? (
    <ul>
      {shown.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null;
};

const score = (match: Match | null, side: (match: Match) => MatchSide) =>
  match ? <Score side={side(match)} /> : texts.noScore;
const checks = (held: readonly HeldCheck[]) =>
  held.length === 0
    ? texts.nothingChecked
    : lines(
        ...held.map(({ kind, approvedOn, validUntil }) => {
          const checked = texts.checkedOn(texts.checks[kind], shortDay(approvedOn));
          return validUntil ? `${checked}, ${texts.validUntil(shortDay(validUntil))}` : checked;
        }),
      );

/** In the order of the reasons in a match. */
const AU_PAIR_ROWS: readonly Cell<ComparedAuPair>[] = [
  [labels.fitsYou, ({ page }) => score(page.match, (match) => match)],
  [labels.youFit, ({ page }) => score(page.match, ({ inReturn }) => inReturn)],
  [labels.from, ({ page }) => freeFromDay(page.teaser.availabilityDate)],
  [labels.duration, ({ page }) => page.teaser.preferredDuration],
  [
    labels.caredFor,
    ({ page: { teaser, full } }) =>
      lines(
        capitalised(full?.agesCaredFor?.map((age) => texts.ages[age]).join(', ') ?? ''),
        teaser.hasInfantExperience && texts.babies,
      ),
  ],
  [labels.hours, ({ page }) => page.full?.preferredHours ?? null],
  [labels.daysOff, ({ page }) => page.full?.daysOff ?? null],
  [labels.location, ({ page }) => page.teaser.preferredPlace],
  [labels.languages, ({ page }) => page.teaser.languages],
  [labels.driving, ({ page }) => either(page.teaser.hasDrivingLicense, texts.drives, texts.drivesNot)],
  [labels.swimming, ({ page }) => either(page.full?.swims, texts.swims, texts.swimsNot)],
  [labels.pets, ({ page }) => either(page.full?.livesWithPets, texts.livesWithPets, texts.livesWithoutPets)],
  [labels.smoking, ({ page }) => either(page.full?.smokes, texts.smokes, texts.smokesNot)],
  [labels.experience, ({ page }) => page.full && <p className={styles.long}>{page.full.experience}</p>],
  [labels.checks, ({ checks: held }) => checks(held)],
];

const FAMILY_ROWS: readonly Cell<ComparedFamily>[] = [
  [labels.fitsYou, ({ page }) => score(page.match, (match) => match)],
  [labels.youFit, ({ page }) => score(page.match, ({ inReturn }) => inReturn)],
  [labels.starts, ({ page }) => startsOnDay(page.teaser.startDate)],
  [labels.duration, ({ page }) => page.teaser.duration],
  [labels.children, ({ page }) => lines(page.teaser.children, page.full?.childrenAges)],
  [labels.hours, ({ page }) => page.teaser.hoursPerWeek],
  [labels.daysOff, ({ page }) => page.full?.daysOff ?? null],
  [labels.pay, ({ pay }) => pay && lines(payRange(pay.currency, pay.minCents, pay.maxCents), texts.inAddition)],
  [labels.location, ({ page }) => page.full?.location ?? page.teaser.place],
  [labels.languages, ({ page }) => page.teaser.languagesAtHome],
  [
    labels.driving,
    ({ page: { teaser, full } }) =>
      lines(either(full?.needsDriver, texts.hasToDrive, texts.needNotDrive), teaser.carAvailable && texts.car),
  ],
  [labels.swimming, ({ page }) => either(page.full?.needsSwimmer, texts.hasToSwim, texts.needNotSwim)],
  [labels.pets, ({ page }) => either(page.teaser.hasPets, texts.hasPets, texts.noPets)],
  [labels.smoking, ({ page }) => either(page.full?.smokesAtHome, texts.smokesAtHome, texts.smokesNotAtHome)],
  [labels.hopes, ({ page }) => page.full && <p className={styles.long}>{page.full.requirements}</p>],
  [labels.checks, ({ checks: held }) => checks(held)],
];

const rowsOf = <Person,>(cells: readonly Cell<Person>[], people: readonly Person[]): Row[] =>
  cells.map(([label, of]) => ({ label, cells: people.map(of) }));

/** The rows of the comparison; the reader's own notes come last, if there are any. */
export function compareRows(
  auPairs: readonly ComparedAuPair[],
  families: readonly ComparedFamily[],
  notes: ReadonlyMap<string, PersonNote>,
): Row[] {
  const rows = auPairs.length > 0 ? rowsOf(AU_PAIR_ROWS, auPairs) : rowsOf(FAMILY_ROWS, families);
  if (notes.size === 0) return rows;
  const noteOf = ({ page: { id } }: { page: { id: string } }) => {
    const note = notes.get(id);
    return note ? lines(note.content, note.labels.join(', ')) : '–';
  };
  return [...rows, { label: labels.note, cells: [...auPairs, ...families].map(noteOf) }];
}

export const columnOfAuPair = ({ page: { id, teaser, full, saved } }: ComparedAuPair): Column => ({
  id,
  name: teaser.firstName,
  kind: 'auPair',
  saved,
  photo: teaser.photo,
  photoPreview: teaser.photoPreview,
  photoFocalPoint: teaser.photoFocalPoint,
  isWhole: full !== null,
});

export const columnOfFamily = ({ page: { id, teaser, full, saved } }: ComparedFamily): Column => ({
  id,
  name: full ? familyInSentence(full.familyName) : peopleTexts.familyIn(teaser.place),
  kind: 'family',
  saved,
  photo: teaser.photo,
  photoPreview: teaser.photoPreview,
  photoFocalPoint: teaser.photoFocalPoint,
  isWhole: full !== null,
});

function Score({ side: { score: value, reasons } }: { side: MatchSide }) {
  return (
    <>
      <b className={styles.score}>{texts.score(value)}</b>
      <ul>
        {reasons.map(({ ok, text }) => (
          <li key={text} className={styles.reason} data-ok={ok}>
            <Icon name={ok ? 'check' : 'minus'} size={16} />
            <span>
              <span className={styles.spoken}>{ok ? texts.fits : texts.fitsNot} </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
