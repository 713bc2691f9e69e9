import { paths } from '../../../config/paths';
import { PageHead } from '../../../lib/head';
import { useRegion } from '../../../lib/region';
import { Close } from '../close/Close';
import { familyPayAustralia, familyPayNewZealand } from '../content/pay';
import { ReadOn } from '../facts/ReadOn';
import { useWaysIn } from '../use-ways-in';
import styles from './audience.module.css';
import { Checks } from './Checks';
import { forFamiliesMessages as words } from './messages';
import { Opening } from './Opening';
import { PaySlip } from './PaySlip';
import { Questions } from './Questions';
import { Week } from './Week';

/** The exact page for families: the cost, the hours, the questions, and what to do when it does not work. */
export function ForFamiliesScreen() {
  const region = useRegion();
  const ways = useWaysIn();
  return (
    <>
      <PageHead title={words.title[region]} description={words.description[region]} />
      <Opening
        headline={words.headline}
        text={words.text[region]}
        main={{ to: ways.family, label: words.action }}
        other={{ to: paths.searchAuPairs, label: words.other }}
      />
      <PaySlip pay={region === 'newzealand' ? familyPayNewZealand : familyPayAustralia} />
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
