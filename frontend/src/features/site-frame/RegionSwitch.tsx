import { regionFacts, REGIONS } from '../../config/regions';
import { useRegion, useSwitchRegion } from '../../lib/region';
import { frameMessages } from './messages';
import styles from './RegionSwitch.module.css';

/** Australia or New Zealand. `compact` says AU and NZ, `full` and `footer` write them out. */
export function RegionSwitch({ form }: { form: 'compact' | 'full' | 'footer' }) {
  const region = useRegion();
  const choose = useSwitchRegion();
  return (
    <div className={styles.switch} data-form={form} role="group" aria-label={frameMessages.region}>
      {REGIONS.map((one) => (
        <button key={one} type="button" aria-pressed={one === region} onClick={() => choose(one)}>
          {form === 'compact' ? (
            <>
              {regionFacts[one].short}
              <span className="sr">{`, ${regionFacts[one].name}`}</span>
            </>
          ) : (
            regionFacts[one].name
          )}
        </button>
      ))}
    </div>
  );
}
