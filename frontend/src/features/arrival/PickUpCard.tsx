import { useState } from 'react';
import { useSetPickUpMutation, type ArrivalPickUp, type ArrivalPlan } from '../../api/arrivals';
import { paths } from '../../config/paths';
import { PlacementPanel } from '../../entities/placements';
import { fieldProblems, isApiError, messageOf } from '../../lib/api-error';
import { ArrowLink, Button } from '../../ui/Button';
import { FormDialog } from '../../ui/FormDialog';
import { TextInput } from '../../ui/form';
import styles from './arrival.module.css';
import { arrivalTexts } from './texts';

const { pickUp: texts } = arrivalTexts;

/** The person who picks the au pair up, and the meeting point. The family enters both. */
export function PickUpCard({ plan }: { plan: ArrivalPlan }) {
  const { pickUp, you, isOver } = plan;
  const [editing, setEditing] = useState(false);
  return (
    <PlacementPanel id="pick-up" title={texts.heading}>
      {pickUp ? (
        <dl className={styles.facts}>
          <dt>{texts.by}</dt>
          <dd>{pickUp.by}</dd>
          <dt>{texts.place}</dt>
          <dd>{pickUp.place}</dd>
        </dl>
      ) : (
        <p className={styles.quiet}>
          {you === 'family' ? texts.none.family : texts.none.aupair(plan.with.displayName)}
        </p>
      )}
      {you === 'family' && !isOver ? (
        <Button variant="quiet" onClick={() => setEditing(true)}>
          {pickUp ? texts.change : texts.enter}
        </Button>
      ) : null}
      <ArrowLink to={paths.messages}>{texts.messages}</ArrowLink>
      {editing ? <PickUpDialog plan={plan} onClose={() => setEditing(false)} /> : null}
    </PlacementPanel>
  );
}

function PickUpDialog({ plan: { agreementId, pickUp }, onClose }: { plan: ArrivalPlan; onClose: () => void }) {
  const [by, setBy] = useState(pickUp?.by ?? '');
  const [place, setPlace] = useState(pickUp?.place ?? '');
  /** The entry that is replaced: both parents can enter one. */
  const [basedOn, setBasedOn] = useState(pickUp ? pickUp.version : null);
  const [problems, setProblems] = useState<{ by?: string | undefined; place?: string | undefined }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading: busy }] = useSetPickUpMutation();
  const submit = async () => {
    const pickUpInput = { by: by.trim(), place: place.trim(), basedOn };
    const found = {
      by: pickUpInput.by.length < 2 ? texts.missingBy : undefined,
      place: pickUpInput.place.length < 2 ? texts.missingPlace : undefined,
    };
    setProblems(found);
    setFailure(null);
    if (found.by || found.place) return false;
    try {
      await save({ agreementId, pickUpInput }).unwrap();
      return true;
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') {
        const current = error.current as ArrivalPickUp | undefined;
        setBasedOn(current?.version ?? null);
        setFailure(current ? texts.changed(current.by, current.place) : messageOf(error));
        return false;
      }
      const fieldErrors = fieldProblems(error, ['by', 'place']);
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
      return false;
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      failure={failure}
      submit={texts.save}
      busy={busy}
      onSubmit={submit}
    >
      <p>{texts.numbers}</p>
      <TextInput
        label={texts.by}
        hint={texts.byHint}
        maxLength={80}
        value={by}
        error={problems.by}
        onChange={({ target }) => setBy(target.value)}
      />
      <TextInput
        label={texts.place}
        hint={texts.placeHint}
        maxLength={160}
        value={place}
        error={problems.place}
        onChange={({ target }) => setPlace(target.value)}
      />
    </FormDialog>
  );
}
