import { Link, useLocation } from 'react-router-dom';
import type { FAQPage, WithContext } from 'schema-dts';
import { useListFaqEntriesQuery, type FaqEntry } from '../../api/faq';
import { paths } from '../../config/paths';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import { storePreferredRegion, switchedPath, useRegion, useRegionalPath } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { Failed } from '../../ui/Failed';
import { FaqHalf } from './FaqHalf';
import styles from './FaqScreen.module.css';
import { faqTexts as words } from './texts';

const AUDIENCES = ['family', 'aupair'] as const;

/** Frequently asked questions, families first, then au pairs, answered for the reader's region. */
export function FaqScreen() {
  const region = useRegion();
  const regional = useRegionalPath();
  const site = useSite();
  const query = useListFaqEntriesQuery({ region });
  const { isError, refetch } = query;
  const entries = currentOrPrevious(query) ?? [];
  const of = (audience: FaqEntry['audience']) => entries.filter((entry) => entry.audience === audience);
  const crumbs = [
    { name: words.crumb.home, path: regional(paths.home) },
    { name: words.crumb.faq, path: regional(paths.faq) },
  ];
  return (
    <>
      <PageHead
        title={words.title[region]}
        description={words.description[region]}
        jsonLd={
          import.meta.env.SSR ? [breadcrumbs(site, crumbs), ...(entries.length > 0 ? [faqPage(entries)] : [])] : []
        }
      />
      <div className={`wrap grid ${styles.head}`}>
        <div className={styles.words}>
          <h1>
            {words.heading[0]}
            <br />
            {words.heading[1]}
          </h1>
          <p className={styles.lead}>{words.lead[region]}</p>
          <OtherRegion />
        </div>
        {entries.length > 0 ? (
          <nav className={styles.index} aria-label={words.index}>
            <p>{words.index}</p>
            {AUDIENCES.map((audience) => (
              <a key={audience} href={`#${words.halves[audience].id}`}>
                <b>{words.halves[audience].index}</b>
                <span>{words.count(of(audience).length)}</span>
              </a>
            ))}
          </nav>
        ) : null}
      </div>
      {isError && entries.length === 0 ? (
        <div className="wrap">
          <Failed words={words.failed} onAgain={() => void refetch()} />
        </div>
      ) : (
        AUDIENCES.map((audience) => <FaqHalf key={audience} audience={audience} entries={of(audience)} />)
      )}
      <section className={`wrap ${styles.close}`} aria-labelledby="faq-close">
        <div>
          <h2 id="faq-close">{words.close.heading}</h2>
          <p>{words.close.text}</p>
          <LinkButton to={paths.contact} icon="mail">
            {words.close.action}
          </LinkButton>
        </div>
        <div className={styles.contact}>
          <MailboxDrawing />
        </div>
      </section>
    </>
  );
}

/** Over the Tasman, to the same questions with other answers. */
function OtherRegion() {
  const { pathname } = useLocation();
  const region = useRegion();
  const other = region === 'australia' ? 'newzealand' : 'australia';
  return (
    <Link className={styles.other} to={switchedPath(pathname, other)} onClick={() => storePreferredRegion(other)}>
      {words.other[region]}
    </Link>
  );
}

/** The page's questions and answers as structured data. */
function faqPage(entries: readonly FaqEntry[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
