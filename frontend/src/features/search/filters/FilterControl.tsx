import { useId } from 'react';
import { ANY_LOCATION } from '../../../config/regions';
import { countOf } from '../../../lib/format/count';
import { useRegionFacts } from '../../../lib/region';
import { Checkbox, Select, TextInput } from '../../../ui/form';
import { searchTexts } from '../texts';
import type { FilterPlan } from './filter-plan';

const { filters: texts } = searchTexts;

interface FilterControlProps {
  plan: FilterPlan;
  value: string;
  /** Why the API cannot search by the value. */
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** Whether a filter is typed rather than chosen. */
export const isTyped = ({ control }: FilterPlan): boolean =>
  control.kind === 'languages' || control.kind === 'country' || control.kind === 'day';

/** The control of one filter; an empty value means that it is off. */
export function FilterControl({ plan, value, problem, onChange }: FilterControlProps) {
  const { name, label, control } = plan;
  const list = useId();
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  switch (control.kind) {
    case 'place':
      return <PlaceSelect label={label} name={name} value={value} problem={problem} onChange={onChange} />;
    case 'day':
      return <TextInput label={label} name={name} type="date" value={value} error={problem} onChange={change} />;
    case 'number':
      return (
        <Select label={label} name={name} value={value} error={problem} onChange={change}>
          <option value="">{texts.any}</option>
          {Array.from({ length: control.max - control.min + 1 }, (_, step) => String(control.min + step)).map(
            (number) => (
              <option key={number} value={number}>
                {control.unit ? countOf(number, control.unit) : number}
              </option>
            ),
          )}
        </Select>
      );
    case 'choice':
      return (
        <Select label={label} name={name} value={value} error={problem} onChange={change}>
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
    case 'suburb':
      return null;
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
            error={problem}
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

interface PlaceSelectProps {
  label: string;
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** The cities of the region; a link may have brought one of the other region. */
function PlaceSelect({ label, name, value, problem, onChange }: PlaceSelectProps) {
  const { locations } = useRegionFacts();
  const cities = locations.filter((location) => location !== ANY_LOCATION);
  return (
    <Select
      label={label}
      name={name}
      icon="place"
      value={value}
      error={problem}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{ANY_LOCATION}</option>
      {(value === '' || cities.includes(value) ? cities : [...cities, value]).map((city) => (
        <option key={city}>{city}</option>
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
