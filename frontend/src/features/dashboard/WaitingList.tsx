import { focusParentOnUnmount } from '../../lib/pass-focus';
import { ArrowLink, Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './DashboardScreen.module.css';
import { LeadCard } from './LeadCard';
import type { WaitingItem } from './own-steps';
import { dashboardTexts } from './texts';

const { waiting: texts } = dashboardTexts;
const MOST = 6;

/** The tasks of this person: the first one large, the others in a list. */
export function WaitingList({ first, others }: { first: WaitingItem; others: readonly WaitingItem[] }) {
  const shown = others.slice(0, MOST - 1);
  return (
    <div className={styles.lead}>
      <LeadCard eyebrow={texts.eyebrow(others.length + 1)} {...first} />
      {shown.length > 0 ? (
        <section className={styles.others} aria-labelledby="also-waiting">
          <h2 id="also-waiting">{texts.also}</h2>
          <ul>
            {shown.map(({ id, icon, title, text, action, answer }) => (
              <li key={id}>
                <Icon name={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <span className={styles.answers}>
                  {answer ? (
                    <Button
                      ref={focusParentOnUnmount}
                      variant="quiet"
                      size="small"
                      busy={answer.busy}
                      onClick={answer.onAnswer}
                    >
                      {answer.label}
                    </Button>
                  ) : null}
                  <ArrowLink to={action.to}>{action.label}</ArrowLink>
                </span>
              </li>
            ))}
          </ul>
          {others.length > shown.length ? <p>{texts.more(others.length - shown.length)}</p> : null}
        </section>
      ) : null}
    </div>
  );
}
