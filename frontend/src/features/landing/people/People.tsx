import type { ReactNode } from 'react';
import { useListRegionFamiliesQuery, useSearchAuPairsQuery } from '../../../api/search';
import { paths } from '../../../config/paths';
import { useRegion } from '../../../lib/region';
import { ArrowLink } from '../../../ui/Button';
import { AuPairCard } from './AuPairCard';
import { FamilyCard } from './FamilyCard';
import { featuredAuPairs, useListSampleAuPairsQuery, useListSampleFamiliesQuery } from './featured';
import { newestPeopleTexts } from './texts';
import styles from './people.module.css';

/** The heading and text above the cards, if not the usual ones. */
interface OwnWords {
  title?: string;
  text?: string;
}

/** The newest au pairs, four a row. */
export function AuPairs(own: OwnWords) {
  const { data } = useSearchAuPairsQuery(featuredAuPairs(useRegion()));
  const noOne = data?.items.length === 0;
  const samples = useListSampleAuPairsQuery(undefined, { skip: !noOne }).data;
  const words = newestPeopleTexts.auPairs;
  const shown = noOne ? samples : data?.items;
  if (!shown) return null;
  return (
    <Section id="au-pairs" words={{ ...words, ...own }} to={paths.searchAuPairs} sample={noOne}>
      <div className={styles.pairs}>
        {shown.map((auPair) => (
          <AuPairCard key={auPair.id} auPair={auPair} />
        ))}
      </div>
    </Section>
  );
}

/** Three families, featured ones first: one told at length, two in brief. */
export function Families(own: OwnWords) {
  const region = useRegion();
  const { data } = useListRegionFamiliesQuery({ region });
  const noOne = data?.items.length === 0;
  const samples = useListSampleFamiliesQuery(region, { skip: !noOne }).data;
  const words = newestPeopleTexts.families;
  const [lead, ...rest] = (noOne ? samples : data?.items) ?? [];
  if (!lead) return null;
  return (
    <Section id="families" words={{ ...words, ...own }} to={paths.searchFamilies} sample={noOne}>
      <div className={styles.hosts} data-single={rest.length === 0 || undefined}>
        <FamilyCard family={lead} lead />
        {rest.length > 0 ? (
          <div className={styles.rest}>
            {rest.map((family) => (
              <FamilyCard key={family.id} family={family} />
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  );
}

interface SectionProps {
  id: string;
  words: { title: string; text: string; all: string };
  to: string;
  /** No one in it is real. */
  sample: boolean;
  children: ReactNode;
}

function Section({ id, words, to, sample, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`featured-${id}`} data-sample={sample || undefined}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={`featured-${id}`}>{words.title}</h2>
            <p>{words.text}</p>
            {sample ? <p className={styles.note}>{newestPeopleTexts.samplesOnly}</p> : null}
          </div>
          <ArrowLink to={to}>{words.all}</ArrowLink>
        </div>
        {children}
      </div>
    </section>
  );
}
