import { useListFaqEntriesQuery } from '../../api/faq';
import { paths } from '../../config/paths';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { regionalHtml } from '../../lib/region';
import { ArrowLink } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { supportTexts } from './texts';
import styles from './Support.module.css';
import { useHelpRegion } from './use-help-region';

const { questions: texts } = supportTexts;
const MOST = 6;

/** The most common questions of this role, from the page of questions. */
export function Questions({ role }: { role: 'family' | 'aupair' }) {
  const region = useHelpRegion();
  const query = useListFaqEntriesQuery({ region });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  const entries = data?.filter(({ audience }) => audience === role).slice(0, MOST);
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="questions">
      <div className={styles.partHead}>
        <h2 id="questions">{texts.heading}</h2>
        <ArrowLink to={role === 'family' ? paths.faqFamilies : paths.faqAuPairs}>{texts.all}</ArrowLink>
      </div>
      {error && !data ? (
        <PartFailed
          className={styles.again}
          text={texts.failed}
          again={supportTexts.again}
          onAgain={() => void refetch()}
        />
      ) : !entries ? (
        <Skeleton shape="card" height="280px" />
      ) : (
        <div className={styles.questions}>
          {entries.map(({ id, question, answer }) => (
            <details key={id}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <div dangerouslySetInnerHTML={{ __html: regionalHtml(answer, region) }} />
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
