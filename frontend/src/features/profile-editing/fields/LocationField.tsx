import { useState } from 'react';
import { ANY_LOCATION, REGIONS, regionFacts } from '../../../config/regions';
import { useSession } from '../../../lib/session';
import { Select, TextInput } from '../../../ui/form';
import { editingTexts } from '../texts';
import styles from './fields.module.css';
import type { ComposedFieldProps } from './composed-field';
import { citiesOf, moveOf, partsOf, write, type LocationParts } from './location';

const { place } = editingTexts;
/** The city from our list, and for families the suburb or town next to it. */
export function LocationField({ value, onChange, id, error, ...field }: ComposedFieldProps) {
  const { user } = useSession();
  const first = user?.region ?? 'australia';
  const [typed, setTyped] = useState<LocationParts>({ suburb: '', city: '' });
  const { suburb, city } = partsOf(value, typed, first);
  const change = (next: LocationParts) => {
    setTyped(next);
    onChange(write(next));
  };
  const isFamily = user?.userType === 'family';
  const move = user && moveOf(value, user.region);
  return (
    <div className={styles.place}>
      <Select
        {...field}
        id={id}
        error={error}
        icon="place"
        value={city}
        onChange={({ target }) => change({ suburb, city: target.value })}
      >
        <option value="">{isFamily ? place.elsewhere : editingTexts.chooseOne}</option>
        {isFamily ? null : <option value={ANY_LOCATION}>{ANY_LOCATION}</option>}
        {[...REGIONS]
          .sort((a) => (a === first ? -1 : 1))
          .map((region) => (
            <optgroup key={region} label={regionFacts[region].name}>
              {citiesOf(region).map((name) => (
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
          onChange={({ target }) => change({ suburb: target.value.replaceAll(',', ' '), city })}
        />
      ) : null}
      <p className={styles.move} role="status">
        {move ? place.moves(move.city, regionFacts[move.to]) : null}
        {move && city === '' ? ` ${place.anotherCity(move.city, regionFacts[first].name)}` : null}
      </p>
    </div>
  );
}
