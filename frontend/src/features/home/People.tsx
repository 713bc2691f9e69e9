import type { ReactNode } from 'react';
import { useSearchAuPairsQuery, useSearchFamiliesQuery } from '../../api/enhance';
import { paths } from '../../config/paths';
import { useRegion } from '../../lib/region';
import { ArrowLink } from '../../ui/Button';
import { AuPairCard } from './AuPairCard';
import { FamilyCard } from './FamilyCard';
import { featuredAuPairs, featuredFamilies } from './featured';
import { homeMessages } from './messages';
import styles from './people.module.css';

/** The newest au pairs, four a row. Where there are none, there is no section. */
export function AuPairs() {
  const { data } = useSearchAuPairsQuery(featuredAuPairs(useRegion()));
  const words = homeMessages.auPairs;
  if (!data?.items.length) return null;
  return (
    <Section id="au-pairs" title={words.title} text={words.text} to={paths.searchAuPairs} all={words.all}>
      <div className={styles.pairs}>
        {data.items.map((auPair) => (
          <AuPairCard key={auPair.id} auPair={auPair} />
        ))}
      </div>
    </Section>
  );
}

/** Three families: one told at length, two in brief. */
export function Families() {
  const { data } = useSearchFamiliesQuery(featuredFamilies(useRegion()));
  const words = homeMessages.families;
  const [lead, ...rest] = data?.items ?? [];
  if (!lead) return null;
  return (
    <Section id="families" title={words.headline} text={words.text} to={paths.searchFamilies} all={words.all}>
      <div className={styles.hosts}>
        <FamilyCard family={lead} lead />
        <div className={styles.rest}>
          {rest.map((family) => (
            <FamilyCard key={family.id} family={family} />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  text: string;
  to: string;
  all: string;
  children: ReactNode;
}

function Section({ id, title, text, to, all, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`home-${id}`}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={`home-${id}`}>{title}</h2>
            <p>{text}</p>
          </div>
          <ArrowLink to={to}>{all}</ArrowLink>
        </div>
        {children}
      </div>
    </section>
  );
}
