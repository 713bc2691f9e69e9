import type { CountryLandingResponse } from '../../api/countries';
import { paths } from '../../config/paths';
import { useCountryAddress, useCountryVisit } from '../../lib/country';
import { ArrowLink } from '../../ui/Button';
import { Statistics, dayIn, OutsideLink, type SectionProps } from './section-parts';
import styles from './Requirements.module.css';
import { countryTexts } from './texts';

/** The requirements for au pairs and families, with a link to the visa page of the passport. */
export function Requirements({ landing }: SectionProps) {
  const { headline, text, items } = landing.requirements;
  return (
    <section className={`wrap ${styles.requirements}`} aria-labelledby="landing-requirements">
      <div className={styles.head}>
        <h2 id="landing-requirements">{headline}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.items}>
        {items.map(({ title, text: told }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{told}</p>
          </li>
        ))}
      </ul>
      <Visa landing={landing} />
    </section>
  );
}

const subclassOf = ({ requirements }: CountryLandingResponse) => /\d{3}/.exec(requirements.visa.title)?.[0];

function Visa({ landing }: SectionProps) {
  const { labels, language, checkedOn } = landing;
  const { title, text, facts, notes, newZealand, links } = landing.requirements.visa;
  return (
    <section className={styles.visa} aria-labelledby="landing-visa" data-subclass={subclassOf(landing)}>
      <div className={styles.opening}>
        <h3 id="landing-visa">{title}</h3>
        <p>{text}</p>
        <VisaFitLink language={language} />
      </div>
      <Statistics figures={facts} className={styles.facts} />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={styles.aside}>
        <div className={styles.zealand}>
          <h4>{newZealand.title}</h4>
          <p>{newZealand.text}</p>
        </div>
        <div>
          <h4>{labels.officialLinks}</h4>
          <ul className={styles.links}>
            {links.map(({ url, label }) => (
              <li key={url}>
                <OutsideLink url={url} label={label} newTab={labels.newTab} />
              </li>
            ))}
          </ul>
          <small>{labels.checkedOn.replace('{date}', dayIn(language, checkedOn))}</small>
        </div>
      </div>
    </section>
  );
}

/** The tool works out the visa for a birthday and a first day; it begins with this country’s passport. */
function VisaFitLink({ language }: { language: string }) {
  const address = useCountryAddress();
  const visit = useCountryVisit();
  const label = countryTexts.visaFit[language as keyof typeof countryTexts.visaFit];
  return visit && label ? (
    <ArrowLink to={address(`${paths.visaFit}?passport=${visit.countryCode}`)}>{label}</ArrowLink>
  ) : null;
}
