import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { Icon } from '../../ui/Icon';
import { AskForm } from './AskForm';
import { Guides } from './Guides';
import { supportTexts as texts } from './texts';
import { Questions } from './Questions';
import { RequestList } from './RequestList';
import styles from './Support.module.css';
import { useHelpRegion } from './use-help-region';

/** Help for one role: templates, answers, contact, and the member's own requests. */
export function SupportScreen({ role }: { role: 'family' | 'aupair' }) {
  const region = useHelpRegion();
  return (
    <div className={styles.screen}>
      <header className={`wrap ${styles.head}`}>
        <div>
          <h1>{texts.headings[role]}</h1>
          <p className={styles.lead}>{texts.leads[role]}</p>
          <div className={styles.actions}>
            <LinkButton to="#write" icon="message">
              {texts.write}
            </LinkButton>
          </div>
        </div>
        <div className={styles.drawing}>
          <KettleDrawing />
        </div>
      </header>
      <section className={`wrap ${styles.leave}`} aria-labelledby="need-out">
        <div>
          <h2 id="need-out">{texts.leave.heading[role]}</h2>
          <p>{texts.leave.text[role]}</p>
          <p className={styles.emergency}>{texts.leave.emergency[region]}</p>
        </div>
        <LinkButton variant="quiet" to={paths.earlyExit}>
          {texts.leave.action}
        </LinkButton>
      </section>
      <RequestList />
      <Guides role={role} />
      <Questions role={role} />
      <section className={`wrap ${styles.part}`} aria-labelledby="trust">
        <h2 id="trust">{texts.safety.heading}</h2>
        <p className={styles.text}>{texts.safety.text}</p>
        <ul className={styles.signs}>
          {texts.safety.signs.map((sign) => (
            <li key={sign}>
              <Icon name="alert" />
              {sign}
            </li>
          ))}
        </ul>
        <p className={styles.text}>{texts.safety.after}</p>
      </section>
      <section className={`wrap ${styles.part}`} aria-labelledby="ways">
        <h2 id="ways">{texts.ways.heading}</h2>
        <ul className={styles.ways}>
          {waysFor(role).map(({ key, to }) => (
            <li key={key}>
              <RegionLink to={to}>
                <h3>{texts.ways.items[key].title}</h3>
                <p>{texts.ways.items[key].text}</p>
              </RegionLink>
            </li>
          ))}
        </ul>
      </section>
      <section id="write" className={`wrap ${styles.write}`} aria-labelledby="write-heading">
        <div>
          <h2 id="write-heading">{texts.form.heading}</h2>
          <p className={styles.text}>{texts.form.lead}</p>
          <ArrowLink to={role === 'family' ? paths.faqFamilies : paths.faqAuPairs}>{texts.questions.all}</ArrowLink>
        </div>
        <AskForm />
      </section>
    </div>
  );
}

type WayKey = keyof typeof texts.ways.items;

/** The pages that questions are most often about. */
function waysFor(role: 'family' | 'aupair'): { key: WayKey; to: string }[] {
  return [
    { key: 'verification', to: paths.verification },
    { key: 'interviews', to: paths.interviews },
    { key: 'deviceTest', to: paths.deviceTest },
    { key: 'arrangement', to: paths.dashboard },
    { key: 'messages', to: paths.messages },
    { key: 'profile', to: role === 'family' ? paths.familyProfileForm : paths.auPairProfileForm },
  ];
}
