import { ANY_LOCATION, REGIONS, regionFacts } from '../../../config/regions';
import { useSession } from '../../../lib/session';
import { Select, TextInput } from '../../../ui/form';
import { editingTexts } from '../texts';
import styles from './fields.module.css';
import type { ComposedFieldProps } from './composed-field';

const { place } = editingTexts;
const CITIES: string[] = REGIONS.flatMap((region) =>
  regionFacts[region].locations.filter((place) => place !== ANY_LOCATION),
);

/** "Newtown, Sydney" as suburb and city; for au pairs the city alone, or any. */
function parse(value: string): { suburb: string; city: string } {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const city = parts.findLast((part) => CITIES.includes(part) || part === ANY_LOCATION) ?? '';
  return { city, suburb: parts.filter((part) => part !== city).join(', ') };
}

const write = (suburb: string, city: string) => [suburb, city].filter(Boolean).join(', ');

/** The city from our list, and for families the suburb or town next to it. */
export function LocationField({ value, onChange, id, error, ...field }: ComposedFieldProps) {
  const { user } = useSession();
  const { suburb, city } = parse(value);
  const first = user?.region ?? 'australia';
  const isFamily = user?.userType === 'family';
  const movesTo = REGIONS.find((region) => region !== first && regionFacts[region].locations.includes(city));
  return (
    <div className={styles.place}>
      <Select
        {...field}
        id={id}
        error={error}
        icon="place"
        value={city}
        onChange={({ target }) => onChange(write(suburb, target.value))}
      >
        <option value="">{isFamily ? place.elsewhere : editingTexts.chooseOne}</option>
        {isFamily ? null : <option value={ANY_LOCATION}>{ANY_LOCATION}</option>}
        {[...REGIONS]
          .sort((a) => (a === first ? -1 : 1))
          .map((region) => (
            <optgroup key={region} label={regionFacts[region].name}>
              {regionFacts[region].locations
                .filter((name) => name !== ANY_LOCATION)
                .map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
      </Select>
      {isFamily ? (
        <TextInput
          label={place.suburb}
          optional={city !== ''}
          autoComplete="address-level3"
          value={suburb}
          onChange={({ target }) => onChange(write(target.value.replaceAll(',', ' '), city))}
        />
      ) : null}
      <p className={styles.move} role="status">
        {user && city !== ANY_LOCATION && movesTo ? place.moves(city, regionFacts[movesTo]) : null}
      </p>
    </div>
  );
}
