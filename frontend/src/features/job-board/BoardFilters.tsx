import { useSearchParams } from 'react-router-dom';
import { ANY_LOCATION, REGIONS, regionFacts, type Region } from '../../config/regions';
import { useRegion } from '../../lib/region';
import { Checkbox, Select, TextInput } from '../../ui/form';
import { readFilters, withFilter, type BoardFilterName } from './board-filters';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';

const { board: texts } = jobBoardTexts;
const HOURS = [20, 25, 30, 35, 40];

/** The labels of a region and its cities. */
const namesWithin = (region: Region): string[] => [
  region,
  ...regionFacts[region].locations.slice(1).map((city) => city.toLowerCase()),
];

/** The filters of the job board; the address contains them. */
export function BoardFilters() {
  const [params, setParams] = useSearchParams();
  const here = useRegion();
  const filters = readFilters(params);
  const set = (name: BoardFilterName, value: string) =>
    setParams(withFilter(params, name, value), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.filters}>
      <Select
        label={texts.where}
        icon="place"
        value={filters.where ?? ''}
        onChange={({ target }) => set('where', target.value)}
      >
        <option value="">{ANY_LOCATION}</option>
        {REGIONS.filter((region) => region === here || namesWithin(region).includes(filters.where ?? '')).map(
          (region) => (
            <optgroup key={region} label={regionFacts[region].name}>
              <option value={region}>{regionFacts[region].name}</option>
              {regionFacts[region].locations.slice(1).map((city) => (
                <option key={city} value={city.toLowerCase()}>
                  {city}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </Select>
      <TextInput
        label={texts.start}
        type="date"
        icon="calendar"
        value={filters.startFrom ?? ''}
        onChange={({ target }) => set('startFrom', target.value)}
      />
      <Select
        label={texts.hours}
        icon="clock"
        value={filters.hoursMax ?? ''}
        onChange={({ target }) => set('hoursMax', target.value)}
      >
        <option value="">{texts.anyHours}</option>
        {HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {hours}
          </option>
        ))}
      </Select>
      <Checkbox
        label={texts.noLicence}
        checked={filters.noLicence === 'true'}
        onChange={({ target }) => set('noLicence', target.checked ? 'true' : '')}
      />
    </div>
  );
}
