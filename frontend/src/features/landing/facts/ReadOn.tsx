import { paths } from '../../../config/paths';
import { RegionLink } from '../../../lib/region';
import styles from './facts.module.css';
import { factTexts } from './texts';

const words = factTexts.readOn;
const LINKS = {
  hostGuide: `${paths.blog}/host-family-guide`,
  visa: `${paths.blog}/visa-information`,
  templates: paths.resources,
  familyQuestions: paths.faqFamilies,
  auPairQuestions: paths.faqAuPairs,
  forFamilies: paths.forFamilies,
  forAuPairs: paths.forAuPairs,
  pricing: paths.pricing,
  visaFit: paths.visaFit,
  payCalculator: paths.payCalculator,
  placementCost: paths.placementCost,
} as const;

const WAYS = {
  family: ['placementCost', 'payCalculator', 'hostGuide', 'forFamilies', 'templates', 'familyQuestions'],
  aupair: ['visaFit', 'payCalculator', 'visa', 'forAuPairs', 'templates', 'auPairQuestions'],
  familyWeek: ['placementCost', 'payCalculator', 'hostGuide', 'visa', 'templates', 'pricing'],
  auPairWeek: ['visaFit', 'payCalculator', 'visa', 'templates', 'auPairQuestions', 'pricing'],
} as const satisfies Record<string, readonly (keyof typeof LINKS)[]>;

/** Links to further pages. */
export function ReadOn({ ways }: { ways: keyof typeof WAYS }) {
  return (
    <section className={styles.section} aria-labelledby="read-on">
      <div className="wrap">
        <h2 id="read-on" className={styles.small}>
          {words.title}
        </h2>
        <ul className={styles.readOn}>
          {WAYS[ways].map((way) => (
            <li key={way}>
              <RegionLink to={LINKS[way]}>{words[way][0]}</RegionLink>
              <p>{words[way][1]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
