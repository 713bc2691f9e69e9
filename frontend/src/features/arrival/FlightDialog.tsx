import { useState } from 'react';
import { useSetFlightMutation, type ArrivalPlan, type FlightPart } from '../../api/arrivals';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { ownTimeZone } from '../../lib/clocks';
import { FormDialog } from '../../ui/FormDialog';
import { Select, TextInput } from '../../ui/form';
import { TimeZoneSelect } from '../../ui/TimeZoneSelect';
import { airportName, ARRIVAL_AIRPORTS, DEPARTURE_AIRPORTS, type Airport } from './airports';
import styles from './arrival.module.css';
import { arrivalTexts } from './texts';

const { dialog: texts } = arrivalTexts.flight;
const NUMBER = /^\s*(?:[A-Za-z]{2,3}|[A-Za-z]\d|\d[A-Za-z])\s*\d{1,4}[A-Za-z]?\s*$/;
const OTHER = 'other';

interface Part {
  /** Name of an airport that is listed, OTHER, or nothing yet. */
  airport: string;
  place: string;
  timeZone: string;
  localTime: string;
}
type Problems = Record<string, string | undefined>;

/** The part as the form begins with it: a listed airport, or one that was typed. */
function partOf(part: FlightPart | undefined, airports: readonly Airport[], timeZone: string): Part {
  if (!part) return { airport: '', place: '', timeZone, localTime: '' };
  const listed = airports.some((one) => airportName(one) === part.place && one.timeZone === part.timeZone);
  return {
    ...{ airport: listed ? part.place : OTHER, place: listed ? '' : part.place },
    ...{ timeZone: part.timeZone, localTime: part.localTime },
  };
}

function toInput({ airport, place, timeZone, localTime }: Part, airports: readonly Airport[]) {
  const listed = airports.find((one) => airportName(one) === airport);
  return listed
    ? { place: airport, timeZone: listed.timeZone, localTime }
    : { place: place.trim(), timeZone, localTime };
}

function problemsOf(name: 'departure' | 'arrival', { airport, place, localTime }: Part): Problems {
  return {
    ...(airport === '' && { [`${name}.airport`]: texts.missing }),
    ...(airport === OTHER && place.trim().length < 2 && { [`${name}.place`]: texts.missingPlace }),
    ...(!localTime && { [`${name}.localTime`]: texts.missingTime }),
  };
}

/** The au pair enters the flight in local times, as the ticket has them. */
export function FlightDialog({ plan, onClose }: { plan: ArrivalPlan; onClose: () => void }) {
  const { flight, agreementId, timeZone } = plan;
  const [number, setNumber] = useState(flight?.number ?? '');
  const [departure, setDeparture] = useState(() => partOf(flight?.departure, DEPARTURE_AIRPORTS, ownTimeZone()));
  const [arrival, setArrival] = useState(() => partOf(flight?.arrival, ARRIVAL_AIRPORTS, timeZone));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading: busy }] = useSetFlightMutation();

  const submit = async () => {
    const found: Problems = {
      ...(!NUMBER.test(number) && { number: texts.wrongNumber }),
      ...problemsOf('departure', departure),
      ...problemsOf('arrival', arrival),
    };
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return false;
    try {
      const flightInput = {
        number,
        departure: toInput(departure, DEPARTURE_AIRPORTS),
        arrival: toInput(arrival, ARRIVAL_AIRPORTS),
      };
      await save({ agreementId, flightInput }).unwrap();
      return true;
    } catch (error) {
      const fieldErrors = fieldProblems(error);
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
      <p>{texts.text}</p>
      <TextInput
        label={texts.number}
        hint={texts.numberHint}
        maxLength={10}
        value={number}
        error={problems['number']}
        onChange={({ target }) => setNumber(target.value)}
      />
      <PartFields
        name="departure"
        part={departure}
        airports={DEPARTURE_AIRPORTS}
        problems={problems}
        onChange={setDeparture}
      />
      <PartFields name="arrival" part={arrival} airports={ARRIVAL_AIRPORTS} problems={problems} onChange={setArrival} />
    </FormDialog>
  );
}

interface PartFieldsProps {
  name: 'departure' | 'arrival';
  part: Part;
  airports: readonly Airport[];
  problems: Problems;
  onChange: (part: Part) => void;
}

function PartFields({ name, part, airports, problems, onChange }: PartFieldsProps) {
  const set = (change: Partial<Part>) => onChange({ ...part, ...change });
  return (
    <fieldset className={styles.part}>
      <legend>{texts[name]}</legend>
      <Select
        label={texts.airport}
        value={part.airport}
        error={problems[`${name}.airport`]}
        onChange={({ target }) => set({ airport: target.value })}
      >
        <option value="">{texts.choose}</option>
        {airports.map((one) => (
          <option key={one.code}>{airportName(one)}</option>
        ))}
        <option value={OTHER}>{texts.other}</option>
      </Select>
      {part.airport === OTHER ? (
        <>
          <TextInput
            label={texts.place}
            maxLength={60}
            value={part.place}
            error={problems[`${name}.place`]}
            onChange={({ target }) => set({ place: target.value })}
          />
          <TimeZoneSelect
            label={texts.zone}
            chosen={part.timeZone}
            value={part.timeZone}
            error={problems[`${name}.timeZone`]}
            onChange={({ target }) => set({ timeZone: target.value })}
          />
        </>
      ) : null}
      <TextInput
        label={texts.time}
        type="datetime-local"
        value={part.localTime}
        error={problems[`${name}.localTime`]}
        onChange={({ target }) => set({ localTime: target.value.slice(0, 16) })}
      />
    </fieldset>
  );
}
