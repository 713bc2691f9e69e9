import { useGetMyVisaQuery, type OwnRegionVisa } from '../../api/visas';
import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { Icon } from '../../ui/Icon';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { visaTexts } from './texts';
import { VisaOptionCard } from './VisaOptionCard';
import { VisaSources } from './VisaSources';
import styles from './visas.module.css';

const { own: texts } = visaTexts;

/** Opens the form at a field and focuses it. */
const fieldPath = (field: string): string => `${paths.auPairProfileForm}?field=${field}`;

interface OwnVisaProps {
  /** The visas for the form's current values, saved or not. */
  typed?: boolean;
}

/**
 * An au pair’s own visas: which fit, until when to apply, how long with one family, and what is missing to say more.
 */
export function OwnVisa({ typed = false }: OwnVisaProps) {
  const { data, isError, refetch } = useGetMyVisaQuery(typed ? { typed } : {}, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.own} aria-labelledby="own-visa">
      <h2 id="own-visa">{typed ? texts.typedHeading : texts.heading}</h2>
      <p className={styles.quiet}>
        <Icon name="lock" size={16} />
        {texts.private}
      </p>
      {data ? (
        <>
          {data.missing.length > 0 ? (
            <div className={styles.missing}>
              <p>{texts.missing}</p>
              <ul>
                {data.missing.map(({ field, label }) => (
                  <li key={field}>
                    <RegionLink to={fieldPath(field)} aria-label={texts.add(label)}>
                      <Icon name="plus" size={16} />
                      {label}
                    </RegionLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {data.regions.map((visa) => (
            <RegionVisa key={visa.region} visa={visa} />
          ))}
        </>
      ) : isError ? (
        <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />
      ) : (
        <div aria-busy="true" aria-label={texts.loading}>
          <Skeleton height="132px" shape="card" />
        </div>
      )}
    </section>
  );
}

function RegionVisa({ visa: { region, passport, options, authority, granted } }: { visa: OwnRegionVisa }) {
  return (
    <div className={styles.region}>
      <h3>{texts.where[region]}</h3>
      {options.length === 0 ? (
        <>
          <p>{texts.none(passport)}</p>
          <VisaSources rules={[]} authority={authority} />
        </>
      ) : null}
      {options.map((option) => (
        <VisaOptionCard key={option.visa} option={option} granted={granted} authority={authority} />
      ))}
    </div>
  );
}
