import type { Agreement } from '../../api/agreements';
import { conversationPath } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './agreement.module.css';
import { agreementTexts } from './texts';

const { conditions: texts } = agreementTexts;

/** The conditions of an agreement, each with an icon, a text and a link to what is missing. */
export function Conditions({ agreement: { conditions, conversationId } }: { agreement: Agreement }) {
  const { interviewHeld, auPairVerified, familyVerified } = conditions;
  const rows = [
    { met: interviewHeld, words: texts.interview },
    { met: auPairVerified, words: texts.verified },
    { met: familyVerified, words: texts.family },
  ];
  return (
    <section className={styles.panel} aria-labelledby="conditions">
      <h2 id="conditions">{texts.heading}</h2>
      <ul className={styles.conditions}>
        {rows.map(({ met, words }) => (
          <li key={words.met} data-met={met}>
            <Icon name={met ? 'check' : 'clock'} />
            <span>
              <span className="sr">{met ? texts.ok : texts.open}: </span>
              {met ? words.met : words.unmet}
            </span>
          </li>
        ))}
      </ul>
      {interviewHeld ? null : <ArrowLink to={conversationPath(conversationId)}>{texts.propose}</ArrowLink>}
    </section>
  );
}
