import type { FeaturedFamily } from '../../../api/admin-featured-families';
import { classNames } from '../../../ui/class-names';
import styles from './featured.module.css';
import { FamilyPicture } from './FamilyRow';
import { adminFeaturedTexts as texts } from './texts';

interface PagePreviewProps {
  /** Featured families that the page can show. */
  visible: readonly FeaturedFamily[];
  /** Families that fill the remaining space. */
  next: readonly FeaturedFamily[];
  room: number;
}

/** The families as the page will show them: the first one large. */
export function PagePreview({ visible, next, room }: PagePreviewProps) {
  const chosen = new Set(visible.map(({ id }) => id));
  const others = next.filter(({ id, state }) => state === 'visible' && !chosen.has(id));
  const shown = [...visible, ...others].slice(0, room);
  return (
    <section aria-labelledby="preview" className={classNames(styles.card, styles.seen)}>
      <h2 id="preview">{texts.preview}</h2>
      <p className={styles.hint}>{shown.length > 0 ? texts.previewText : texts.previewEmpty}</p>
      <ol className={styles.preview}>
        {shown.map((family) => (
          <li key={family.id}>
            <FamilyPicture family={family} />
            <b>{family.familyName}</b>
            <span>{family.location}</span>
            <span className={styles.mark} data-featured={chosen.has(family.id) || undefined}>
              {chosen.has(family.id) ? texts.featured : texts.newest}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
