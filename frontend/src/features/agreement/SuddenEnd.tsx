import type { Agreement } from '../../api/agreements';
import { arrivalPath, paths, supportPath } from '../../config/paths';
import { helplines } from '../../content/helplines';
import { useSession } from '../../lib/session';
import { ArrowLink } from '../../ui/Button';
import styles from './SuddenEnd.module.css';
import { suddenEndTexts as texts } from './sudden-end-texts';

interface SuddenEndProps {
  agreement: Pick<Agreement, 'id' | 'you' | 'region'>;
  kind: 'before' | 'after';
}

/** What to do today, where to stay, whom to call and what happens to the fee, after a sudden end. */
export function SuddenEnd({ agreement: { id, you, region }, kind }: SuddenEndProps) {
  const { user } = useSession();
  const { number, tel } = helplines[region].emergency;
  return (
    <section className={styles.card} aria-labelledby="sudden-end">
      <h2 id="sudden-end">{texts.heading}</h2>
      <dl className={styles.items}>
        {texts.items[kind][you].map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.links}>
        <li>
          <a href={`tel:${tel}`}>{texts.emergency(number)}</a>
        </li>
        {/* Only the account holder writes to the team. */}
        {user?.coParent ? null : (
          <li>
            <ArrowLink to={supportPath(you)}>{texts.support}</ArrowLink>
          </li>
        )}
        <li>
          <ArrowLink to={paths.earlyExit}>{kind === 'after' ? texts.rematch : texts.numbers}</ArrowLink>
        </li>
        {kind === 'after' ? (
          <li>
            <ArrowLink to={arrivalPath(id)}>{texts.checklist}</ArrowLink>
          </li>
        ) : null}
        <li>
          <ArrowLink to={you === 'aupair' ? paths.searchFamilies : paths.searchAuPairs}>{texts.search[you]}</ArrowLink>
        </li>
      </ul>
    </section>
  );
}
