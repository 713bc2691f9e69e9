import { useListPlansQuery } from '../../../api/plans';
import { useRegion } from '../../../lib/region';
import { Icon } from '../../../ui/Icon';
import styles from './PlanFeatures.module.css';
import { pricingMatterTexts } from './matter-texts';

const words = pricingMatterTexts.gives;

/** The features of every plan. Shows nothing if the plans did not load. */
export function PlanFeatures() {
  const { data } = useListPlansQuery({ region: useRegion() });
  if (!data) return null;
  const features = new Map(data.items.flatMap((plan) => plan.features.map((feature) => [feature.code, feature.words])));
  return (
    <section className={styles.gives} aria-labelledby="gives">
      <div className="wrap">
        <h2 id="gives">{words.title}</h2>
        <p>{words.text}</p>
        <table className={styles.table} aria-labelledby="gives">
          <thead>
            <tr>
              <th scope="col">{words.feature}</th>
              {data.items.map(({ key }) => (
                <th key={key} scope="col">
                  {words.names[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...features].map(([code, text]) => (
              <tr key={code}>
                <th scope="row">{text}</th>
                {data.items.map(({ key, features: given }) => (
                  <td key={key} data-label={words.names[key]}>
                    {given.some((one) => one.code === code) ? (
                      <>
                        <Icon name="check" />
                        <span className="sr">{words.yes}</span>
                      </>
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr">{words.no}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
