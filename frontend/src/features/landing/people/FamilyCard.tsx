import type { FamilyCard as Family } from '../../../api/search';
import { familyPath } from '../../../config/paths';
import { nameOnCard } from '../../../entities/people/name-on-card';
import { capitalised } from '../../../lib/format/capitalised';
import { monthAndYear, shortDay } from '../../../lib/format/date';
import { RegionLink } from '../../../lib/region';
import { Photo } from '../../../ui/Photo';
import { FamilyPortrait } from '../../../ui/portraits';
import { Facts, SampleMark, type Fact } from './AuPairCard';
import { Heart } from './Heart';
import { newestPeopleTexts } from './texts';
import styles from './people.module.css';
import type { SampleFamily } from './sample-families';
import { peopleTexts } from '../../../entities/people/texts';
import { RatingStars } from '../../../entities/people/Reputation';
import { useLoginRequired } from '../../../entities/people/use-login-required';

const words = newestPeopleTexts.families;

/** A family, told at length (`lead`) or in brief. Samples open nothing. */
export function FamilyCard({ family, lead = false }: { family: Family | SampleFamily; lead?: boolean }) {
  const sample = 'look' in family ? family : null;
  const name = nameOnCard(family);
  const open = useLoginRequired('family');
  const { verified } = family;
  const drawn = (
    <FamilyPortrait seed={family.id} children={family.children.count} {...(sample ? { look: sample.look } : {})} />
  );
  const facts: Fact[] = [
    ['badge', verified && peopleTexts.verified(shortDay(verified.since)), 'checked'],
    ['place', family.place],
    ['children', family.children.words],
    ['clock', words.hours(family.hoursPerWeek, family.startDate ? monthAndYear(family.startDate) : null)],
    ['bed', family.accommodation],
    ['calendar', words.stays(family.duration)],
  ];
  return (
    <article className={lead ? styles.lead : styles.brief}>
      <div className={styles.home}>
        {family.photo ? (
          <Photo
            photo={family.photo}
            preview={family.photoPreview}
            focalPoint={family.photoFocalPoint}
            fallback={drawn}
            alt=""
            ratio={lead ? '4 / 3' : '16 / 9'}
            sizes={lead ? '(max-width: 1079px) 100vw, 720px' : '(max-width: 1079px) 100vw, 500px'}
          />
        ) : (
          drawn
        )}
        <span className={styles.status} data-now>
          <i />
          {words.active}
        </span>
        {sample ? <SampleMark /> : null}
      </div>
      {sample ? null : <Heart id={family.id} kind="family" name={name} saved={family.saved} />}
      <div className={styles.body}>
        <div>
          <h3>
            {sample ? (
              sample.familyName
            ) : (
              <RegionLink to={familyPath(family.id)} onClick={open}>
                {capitalised(name)}
              </RegionLink>
            )}
          </h3>
          {family.rating ? (
            <p className={styles.rating}>
              <RatingStars rating={family.rating} />
            </p>
          ) : null}
          {family.tagline ? <p className={styles.say}>{lead ? `“${family.tagline}”` : family.tagline}</p> : null}
        </div>
        <Facts facts={facts} most={facts.length} />
      </div>
    </article>
  );
}
