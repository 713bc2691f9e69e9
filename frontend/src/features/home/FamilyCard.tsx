import type { FamilyCard as Family } from '../../api/enhance';
import { familyPath } from '../../config/paths';
import { monthAndYear } from '../../lib/day-words';
import { RegionLink } from '../../lib/region';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait } from '../../ui/portraits';
import { Facts, type Fact } from './AuPairCard';
import { homeMessages } from './messages';
import styles from './people.module.css';
import { useLoginRequired } from './use-login-required';

const words = homeMessages.families;

/** A family, told at length (`lead`) or in brief. */
export function FamilyCard({ family, lead = false }: { family: Family; lead?: boolean }) {
  const open = useLoginRequired('family');
  const facts: Fact[] = [
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
            alt=""
            ratio={lead ? '4 / 3' : '16 / 9'}
            sizes={lead ? '(max-width: 1079px) 100vw, 720px' : '(max-width: 1079px) 100vw, 500px'}
          />
        ) : (
          <FamilyPortrait seed={family.id} children={family.children.count} />
        )}
        <span className={styles.status} data-now>
          <i />
          {words.active}
        </span>
      </div>
      <div className={styles.body}>
        <div>
          <h3>
            <RegionLink to={familyPath(family.id)} onClick={open}>
              {family.familyName ?? words.title(family.place)}
            </RegionLink>
          </h3>
          {family.tagline ? <p className={styles.say}>{lead ? `“${family.tagline}”` : family.tagline}</p> : null}
        </div>
        <Facts facts={facts} most={lead ? 5 : 4} />
      </div>
    </article>
  );
}
