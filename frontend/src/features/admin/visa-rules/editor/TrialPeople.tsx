import { Button, InputNumber, Select } from 'antd';
import { useMemo } from 'react';
import { FieldRow, type RowControl } from '../../../../admin-ui/FieldRow';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import type { AdminVisaRuleSet, VisaPersonInput } from '../../../../api/admin-visas';
import { namedCountries } from '../../../../lib/format/country-names';
import { Icon } from '../../../../ui/Icon';
import styles from './editor.module.css';
import { fieldId } from './rule-drafts';
import { ruleEditorTexts } from './texts';
import type { RuleProblems } from './use-rule-set-editing';
import type { Trial } from './use-trial';

const { trial: texts } = ruleEditorTexts;
const MOST_PEOPLE = 10;
const MOST_VISAS = 5;
const DAYS = ['bornOn', 'startsOn', 'arrivedOn', 'withFamilySince'] as const;

/** The admin's own test people, next to the examples. */
export function TrialPeople({ set, trial }: { set: AdminVisaRuleSet; trial: Trial }) {
  const { people, setPeople } = trial;
  const nationality = set.passport === 'all' ? '' : set.passport;
  return (
    <div role="group" aria-label={texts.people} className={styles.people}>
      {people.map((person, index) => (
        <OnePerson
          key={index}
          place={index + 1}
          person={person}
          path={`people.${index}`}
          problems={trial.peopleProblems}
          onChange={(next) => setPeople(people.map((one, at) => (at === index ? next : one)))}
          onRemove={() => setPeople(people.filter((_, at) => at !== index))}
        />
      ))}
      {people.length < MOST_PEOPLE ? (
        <Button
          icon={<Icon name="plus" />}
          onClick={() => setPeople([...people, { nationality, startsOn: '', earlierVisas: 0 }])}
        >
          {texts.addPerson}
        </Button>
      ) : null}
    </div>
  );
}

interface OnePersonProps {
  place: number;
  person: VisaPersonInput;
  /** `people.0` */
  path: string;
  problems: RuleProblems;
  onChange: (person: VisaPersonInput) => void;
  onRemove: () => void;
}

function OnePerson({ place, person, path, problems, onChange, onRemove }: OnePersonProps) {
  const countries = useMemo(() => namedCountries(), []);
  const row = (name: keyof VisaPersonInput, children: (control: RowControl) => React.ReactNode, optional = true) => (
    <FieldRow
      key={name}
      id={fieldId(`${path}.${name}`)}
      label={texts[name]}
      error={problems[`${path}.${name}`]}
      hint={optional ? texts.optional : undefined}
    >
      {children}
    </FieldRow>
  );
  const [bornOn, startsOn, arrivedOn, withFamilySince] = DAYS.map((name) =>
    row(
      name,
      (control) => (
        <DateInput {...control} value={person[name]} onChange={(day) => onChange({ ...person, [name]: day })} />
      ),
      name !== 'startsOn',
    ),
  );
  return (
    <fieldset className={styles.person}>
      <legend>{texts.person(place)}</legend>
      <div className={styles.row}>
        {row(
          'nationality',
          ({ status, ...control }) => (
            <Select<string>
              {...control}
              {...(status ? { status } : {})}
              showSearch={{ optionFilterProp: 'label' }}
              value={person.nationality || null}
              onChange={(nationality) => onChange({ ...person, nationality })}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          ),
          false,
        )}
        {bornOn}
        {startsOn}
        {row('earlierVisas', (control) => (
          <InputNumber<number>
            {...control}
            className={styles.number ?? ''}
            precision={0}
            min={0}
            max={MOST_VISAS}
            value={person.earlierVisas ?? null}
            onChange={(earlierVisas) => onChange({ ...person, earlierVisas: earlierVisas ?? 0 })}
          />
        ))}
        {arrivedOn}
        {withFamilySince}
      </div>
      <Button type="text" aria-label={texts.removePerson(place)} icon={<Icon name="close" />} onClick={onRemove} />
    </fieldset>
  );
}
