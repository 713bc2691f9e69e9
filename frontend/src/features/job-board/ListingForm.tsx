import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useSaveOwnJobListingMutation, type OwnJobListing } from '../../api/job-board';
import { WeekPay } from '../../entities/fair-pay';
import { serverNow } from '../../lib/clocks';
import { afterPress, useSessionDraft, watchPresses } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { Checkbox, ErrorSummary, TextArea, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import {
  dateProblems,
  inputOf,
  missingForPay,
  offeredWeek,
  LISTING_FIELDS,
  valuesOf,
  type ListingProblems,
  type ListingValues,
} from './listing-form';

const { form: texts, jobListing: listingTexts } = jobBoardTexts;
const idOf = (field: string) => `job-listing-${field}`;

interface ListingFormProps {
  mine: OwnJobListing;
  onDone: () => void;
}

/** The form of a family's listing, prefilled from its profile; typed values survive a reload. */
export function ListingForm({ mine, onDone }: ListingFormProps) {
  const { fields, ...form } = useListingForm({ mine, onDone });
  const { problems, failure, attempt, isBusy } = form;
  useEffect(watchPresses, []);
  const listed = failure
    ? [{ id: null, message: failure }]
    : LISTING_FIELDS.flatMap((field) => (problems[field] ? [{ id: idOf(field), message: problems[field] }] : []));

  return (
    <form ref={fields} className={styles.listingForm} noValidate onSubmit={form.submit} aria-label={texts.heading}>
      <ErrorSummary
        title={failure ? texts.failed : texts.problems}
        errors={isBusy || attempt === 0 ? [] : listed}
        attempt={attempt}
      />
      <TimeAndPay mine={mine} form={form} />
      <PlacementFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {mine.jobListing ? texts.save : texts.publish}
        </Button>
        <Button
          variant="plain"
          onClick={() => {
            form.forget();
            onDone();
          }}
        >
          {listingTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

type ListingFormState = Omit<ReturnType<typeof useListingForm>, 'fields'>;

/** What every text field of the form has. */
const fieldProps = ({ values, problems, change }: ListingFormState, field: (typeof LISTING_FIELDS)[number]) => ({
  id: idOf(field),
  value: values[field],
  error: problems[field],
  onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
});

/** When, how long, how many hours and for how much, and what the law says of it. */
function TimeAndPay({ mine, form }: { mine: OwnJobListing; form: ListingFormState }) {
  const { values, checkDates } = form;
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={texts.startsOn}
          type="date"
          {...fieldProps(form, 'startsOn')}
          onBlur={() => checkDates('startsOn')}
        />
        <TextInput label={texts.hoursPerWeek} inputMode="numeric" {...fieldProps(form, 'hoursPerWeek')} />
        <TextInput
          label={texts.monthsMin}
          inputMode="numeric"
          {...fieldProps(form, 'monthsMin')}
          onBlur={() => checkDates('monthsMax')}
        />
        <TextInput
          label={texts.monthsMax}
          inputMode="numeric"
          {...fieldProps(form, 'monthsMax')}
          onBlur={() => checkDates('monthsMax')}
        />
        <TextInput label={texts.payMin(mine.currency)} inputMode="decimal" {...fieldProps(form, 'payMinCents')} />
        <TextInput label={texts.payMax(mine.currency)} inputMode="decimal" {...fieldProps(form, 'payMaxCents')} />
      </div>
      <WeekPay
        live
        floor={mine.payFloor}
        week={offeredWeek(values)}
        missing={missingForPay(values).map((field) => ({ label: texts.missing[field], field: idOf(field) }))}
      />
    </>
  );
}

/** The children, the work, the room and the car, and the family's own words. */
function PlacementFields({ form }: { form: ListingFormState }) {
  const { values, change } = form;
  return (
    <>
      <TextInput label={texts.children} hint={texts.childrenHint} maxLength={160} {...fieldProps(form, 'children')} />
      <TextArea label={texts.duties} hint={texts.dutiesHint} rows={3} maxLength={600} {...fieldProps(form, 'duties')} />
      <TextArea label={texts.room} rows={3} maxLength={300} {...fieldProps(form, 'room')} />
      <Checkbox
        label={texts.car}
        checked={values.carAvailable}
        onChange={({ target }) => change({ carAvailable: target.checked })}
      />
      <Checkbox
        label={texts.licence}
        checked={values.licenceWanted}
        onChange={({ target }) => change({ licenceWanted: target.checked })}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        rows={6}
        maxLength={2000}
        count={values.text.length}
        {...fieldProps(form, 'text')}
      />
    </>
  );
}

/** The values in the form, their problems, and saving them. */
function useListingForm({ mine, onDone }: ListingFormProps) {
  const { values, type, forget } = useSessionDraft<ListingValues>(`job-listing:${mine.currency}`, valuesOf(mine));
  const [problems, setProblems] = useState<ListingProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const fields = useRef<HTMLFormElement>(null);
  const [save, { isLoading: isBusy }] = useSaveOwnJobListingMutation();

  const change = (next: Partial<ListingValues>) => {
    type(next);
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          // Which longest stay is wrong depends on the shortest.
          ([field]) => !(field in next) && !(field === 'monthsMax' && 'monthsMin' in next),
        ),
      ),
    );
  };
  /** A date is checked when its field is left, not while it is typed. */
  const checkDates = (...left: (keyof ListingProblems)[]) =>
    afterPress(() => {
      const found = dateProblems(values, serverNow());
      setProblems((before) => ({
        ...before,
        ...Object.fromEntries(left.flatMap((field) => (found[field] ? [[field, found[field]]] : []))),
      }));
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const wrong = dateProblems(values, serverNow());
    const first = LISTING_FIELDS.find((field) => wrong[field]);
    if (first) {
      setProblems(wrong);
      fields.current?.querySelector<HTMLElement>(`#${idOf(first)}`)?.focus();
      return;
    }
    try {
      await save({ jobListingInput: inputOf(values, mine.currency) }).unwrap();
      forget();
      toast.success(
        mine.jobListing ? listingTexts.changed : listingTexts.saved,
        mine.jobListing ? undefined : listingTexts.savedText,
      );
      onDone();
    } catch (error) {
      const fieldErrors = fieldProblems(error, LISTING_FIELDS);
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
      setAttempt((count) => count + 1);
    }
  };
  return { values, forget, problems, failure, attempt, isBusy, fields, change, checkDates, submit };
}
