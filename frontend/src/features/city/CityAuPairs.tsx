import { useSearchAuPairsQuery, type AuPairCard } from '../../api/search';
import { auPairPath, paths } from '../../config/paths';
import type { CityPage } from '../../content/cities/city-content';
import { freeFrom } from '../../entities/people/availability';
import { AuPairPicture } from '../../entities/people/CardPicture';
import { useLoginRequired } from '../../entities/people/use-login-required';
import { RegionLink } from '../../lib/region';
import { ArrowLink } from '../../ui/Button';
import { Flag } from '../../ui/Flag';
import styles from './CityAuPairs.module.css';
import { SectionHead } from './SectionHead';
import { auPairsFor } from './load-city';
import { cityTexts } from './texts';

const words = cityTexts.auPairs;

/** Au pairs who want to live here. Without any there is no section. */
export function CityAuPairs({ page }: { page: CityPage }) {
  const { data } = useSearchAuPairsQuery(auPairsFor(page));
  if (!data?.items.length) return null;
  return (
    <section className="wrap" aria-labelledby="au-pairs">
      <SectionHead id="au-pairs" title={words.title(page.name)} text={words.text}>
        <ArrowLink to={`${paths.searchAuPairs}?city=${page.name}`}>{words.all}</ArrowLink>
      </SectionHead>
      <ul className={styles.people}>
        {data.items.map((auPair) => (
          <li key={auPair.id}>
            <AuPair auPair={auPair} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuPair({ auPair }: { auPair: AuPairCard }) {
  const open = useLoginRequired('auPair');
  const { id, firstName, age, nationality, countryCode, homeTown } = auPair;
  const from = freeFrom(auPair);
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        <AuPairPicture auPair={auPair} ratio="1 / 1" sizes="(max-width: 719px) 96px, 128px" />
      </div>
      <div>
        <h3>
          <RegionLink to={auPairPath(id)} onClick={open}>
            {firstName}
          </RegionLink>
          <span>{age}</span>
        </h3>
        <p>
          {countryCode ? <Flag code={countryCode} /> : null} {[homeTown, nationality].filter(Boolean).join(', ')}
        </p>
        <p>{auPair.languages.join(', ')}</p>
        {from ? <p>{from}</p> : null}
      </div>
    </article>
  );
}
