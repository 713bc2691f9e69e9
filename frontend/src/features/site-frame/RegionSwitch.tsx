import { Link } from 'react-router-dom';
import { regionFacts, REGIONS } from '../../config/regions';
import { storePreferredRegion, useRegion, useSwitchedAddress } from '../../lib/region';
import { frameTexts } from './texts';
import styles from './RegionSwitch.module.css';

/** Australia or New Zealand. `compact` says AU and NZ, `full` and `footer` write them out. */
export function RegionSwitch({ form }: { form: 'compact' | 'full' | 'footer' }) {
  const region = useRegion();
  const addressIn = useSwitchedAddress();
  return (
    <div className={styles.switch} data-form={form} role="group" aria-label={frameTexts.region}>
      {REGIONS.map((one) => (
        <Link
          key={one}
          to={addressIn(one)}
          aria-current={one === region ? 'true' : undefined}
          preventScrollReset
          data-waits
          onClick={() => storePreferredRegion(one)}
        >
          {form === 'compact' ? (
            <>
              {regionFacts[one].short}
              <span className="sr">{`, ${regionFacts[one].name}`}</span>
            </>
          ) : (
            regionFacts[one].name
          )}
        </Link>
      ))}
    </div>
  );
}
