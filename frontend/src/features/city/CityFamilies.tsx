import { useListCityFamiliesQuery, type FamilyCard } from '../../api/search';
import { familyPath, paths } from '../../config/paths';
import type { CityPage } from '../../content/cities/city-content';
import { startsFrom } from '../../entities/people/availability';
import { FamilyPicture } from '../../entities/people/CardPicture';
import { nameOnCard } from '../../entities/people/name-on-card';
import { useLoginRequired } from '../../entities/people/use-login-required';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { ArrowLink } from '../../ui/Button';
import styles from './CityFamilies.module.css';
import { SectionHead } from './SectionHead';
import { slugOf } from './load-city';
import { cityTexts } from './texts';

const words = cityTexts.families;
const FEW = 3;

/** The families of the city: the first in detail, the others around it. */
export function CityFamilies({ page }: { page: CityPage }) {
  const { data } = useListCityFamiliesQuery({ city: slugOf(page) });
  if (!data) return null;
  const { items, featured, count } = data;
  const search = `${paths.searchFamilies}?city=${page.name}`;
  const [lead, ...rest] = items;
  return (
    <section className="wrap" aria-labelledby="families">
      <SectionHead
        id="families"
        title={items.length > FEW ? words.title(page.name) : words.titleFew(page.name)}
        text={lead ? words.text : words.none(page.name)}
      >
        <ArrowLink to={search}>
          {count.value > items.length
            ? words.all(cityTexts.glance.count(count.value, count.capped))
            : words.allOfThem(page.name)}
        </ArrowLink>
      </SectionHead>
      {lead ? (
        <ul className={styles.families} data-many={items.length > FEW || undefined}>
          {[lead, ...rest].map((family, index) => (
            <li key={family.id}>
              <Family family={family} featured={index < featured} lead={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Family({ family, featured, lead }: { family: FamilyCard; featured: boolean; lead: boolean }) {
  const open = useLoginRequired('family');
  const { id, children, tagline } = family;
  const facts = [children.words, words.hours(family.hoursPerWeek), words.stays(family.duration), startsFrom(family)];
  return (
    <article className={styles.family}>
      <div className={styles.picture}>
        <FamilyPicture
          family={family}
          ratio="4 / 5"
          sizes={
            lead ? '(max-width: 1079px) 100vw, 600px' : '(max-width: 599px) 100vw, (max-width: 1079px) 50vw, 400px'
          }
        />
        {featured ? <span className={styles.featured}>{words.featured}</span> : null}
      </div>
      <h3>
        <RegionLink to={familyPath(id)} onClick={open}>
          {capitalised(nameOnCard(family))}
        </RegionLink>
      </h3>
      {tagline ? <p className={styles.say}>{lead ? `“${tagline}”` : tagline}</p> : null}
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </article>
  );
}
