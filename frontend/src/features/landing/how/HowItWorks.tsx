import { useState } from 'react';
import { paths } from '../../../config/paths';
import { ArrowLink } from '../../../ui/Button';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import styles from './HowItWorks.module.css';
import { howTexts } from './texts';
import { STEP_DRAWINGS } from './step-drawings';

const words = howTexts;
const TABS = [
  { id: 'families', label: words.forFamilies },
  { id: 'auPairs', label: words.forAuPairs },
] as const;
const SEARCHES = { families: paths.searchAuPairs, auPairs: paths.searchFamilies } as const;

type Side = 'families' | 'auPairs';

/** Three steps for either side, and the way to the right search. */
export function HowItWorks({ first = 'families' }: { first?: Side }) {
  const [side, setSide] = useState<Side>(first);
  return (
    <section className={styles.how} aria-labelledby="how-it-works">
      <div className="wrap grid">
        <div className={styles.left}>
          <h2 id="how-it-works">{words.title}</h2>
          <Tabs label={words.tabs} tabs={TABS} value={side} onChange={setSide} name="how" />
          <ArrowLink to={SEARCHES[side]}>{words[side].link}</ArrowLink>
        </div>
        <div className={styles.right}>
          {TABS.map(({ id }) => (
            <TabPanel key={id} name="how" id={id} value={side}>
              <ol>
                {words[id].steps.map(([title, text], index) => (
                  <li key={title} className={styles.step}>
                    <span className={styles.number} aria-hidden="true">
                      {index + 1}
                    </span>
                    <div>
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </div>
                    {STEP_DRAWINGS[index]}
                  </li>
                ))}
              </ol>
            </TabPanel>
          ))}
        </div>
      </div>
    </section>
  );
}
