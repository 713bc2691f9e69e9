import { useId } from 'react';
import { ANY_LOCATION, REGIONS, regionFacts } from '../../../config/regions';
import { useRegion } from '../../../lib/region';
import { Checkbox, Select, TextInput } from '../../../ui/form';
import { searchMessages } from '../messages';
import type { FilterPlan } from './filter-plan';

const { filters: texts } = searchMessages;

interface FilterControlProps {
  plan: FilterPlan;
  value: string;
  onChange: (value: string) => void;
}

/** The control of one filter; an empty value means that it is off. */
export function FilterControl({ plan, value, onChange }: FilterControlProps) {
  const { name, label, control } = plan;
  const list = useId();
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  switch (control.kind) {
    case 'place':
      return <PlaceSelect label={label} name={name} value={value} onChange={onChange} />;
    case 'day':
      return <TextInput label={label} name={name} type="date" value={value} onChange={change} />;
    case 'number':
      return (
        <Select label={label} name={name} value={value} onChange={change}>
          <option value="">{texts.any}</option>
          {Array.from({ length: control.max - control.min + 1 }, (_, step) => String(control.min + step)).map(
            (number) => (
              <option key={number} value={number}>
                {control.unit ? `${number} ${control.unit}` : number}
              </option>
            ),
          )}
        </Select>
      );
    case 'choice':
      return (
        <Select label={label} name={name} value={value} onChange={change}>
          <option value="">{texts.any}</option>
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          name={name}
          value="true"
          checked={value === 'true'}
          onChange={({ target }) => onChange(target.checked ? 'true' : '')}
        />
      );
    case 'languages':
    case 'country':
      return (
        <>
          <TextInput
            label={label}
            name={name}
            list={list}
            autoComplete="off"
            placeholder={texts.any}
            value={value}
            onChange={change}
          />
          <datalist id={list}>
            {(control.kind === 'languages' ? LANGUAGES : COUNTRIES).map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      );
  }
}

function PlaceSelect({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const here = useRegion();
  return (
    <Select label={label} name={name} icon="place" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{texts.anywhere}</option>
      {[...REGIONS]
        .sort((a) => (a === here ? -1 : 1))
        .map((region) => (
          <optgroup key={region} label={regionFacts[region].name}>
            {regionFacts[region].locations
              .filter((place) => place !== ANY_LOCATION)
              .map((place) => (
                <option key={place}>{place}</option>
              ))}
          </optgroup>
        ))}
    </Select>
  );
}

/** Offered while typing; the API knows every language and country by its English name. */
const LANGUAGES = [
  'Arabic',
  'Cantonese',
  'Chinese',
  'Czech',
  'Danish',
  'Dutch',
  'English',
  'Finnish',
  'French',
  'German',
  'Greek',
  'Hindi',
  'Italian',
  'Japanese',
  'Korean',
  'Māori',
  'Norwegian',
  'Polish',
  'Portuguese',
  'Russian',
  'Spanish',
  'Swedish',
  'Thai',
  'Turkish',
  'Vietnamese',
];
const COUNTRIES = [
  'Argentina',
  'Austria',
  'Belgium',
  'Brazil',
  'Canada',
  'Chile',
  'Colombia',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Ireland',
  'Italy',
  'Japan',
  'Mexico',
  'Netherlands',
  'Norway',
  'Poland',
  'Portugal',
  'South Africa',
  'South Korea',
  'Spain',
  'Sweden',
  'Switzerland',
  'Taiwan',
  'Türkiye',
  'United Kingdom',
  'United States',
];
