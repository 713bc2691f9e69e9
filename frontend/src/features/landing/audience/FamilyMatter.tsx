import { WithLegalFacts } from '../../../entities/legal-facts';
import { useRegion } from '../../../lib/region';
import { Close } from '../close/Close';
import { familyPayAustralia, familyPayNewZealand } from '../content/pay';
import { ReadOn } from '../facts/ReadOn';
import styles from './audience.module.css';
import { Checks } from './Checks';
import { familiesTexts as words } from './families-texts';
import { PaySlip } from './PaySlip';
import { Questions } from './Questions';
import { Week } from './Week';

/** The cost, the hours, the questions, and what to do when it does not work. */
export function FamilyMatter() {
  return (
    <>
      <FamilyPay />
      <Week {...words.week} />
      <Questions {...words.questions} />
      <Checks />
      <Ending />
      <ReadOn ways="familyWeek" />
      <Close />
    </>
  );
}

function Ending() {
  const { title, facts } = words.ending;
  return (
    <section className={styles.section} aria-labelledby="ending">
      <div className="wrap">
        <h2 id="ending">{title}</h2>
        <dl className={styles.ending}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function FamilyPay() {
  const region = useRegion();
  return region === 'newzealand' ? (
    <WithLegalFacts region={region}>{(facts) => <PaySlip pay={familyPayNewZealand(facts)} />}</WithLegalFacts>
  ) : (
    <WithLegalFacts region={region}>{(facts) => <PaySlip pay={familyPayAustralia(facts)} />}</WithLegalFacts>
  );
}
