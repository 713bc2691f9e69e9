import type { ReactNode } from 'react';
import type { Verified } from '../../api/verification';
import { capitalised } from '../../lib/format/capitalised';
import { shortDay } from '../../lib/format/date';
import { RegionLink } from '../../lib/region';
import { Skeleton } from '../../ui/Skeleton';
import { VerifiedMark } from '../people/Reputation';
import styles from './placements.module.css';

interface Placement {
  agreementId: string;
  with: { displayName: string; verified: Verified | null };
  startsOn: string;
}

interface PlacementScreenProps {
  title: string;
  lead: string;
  /** All placements of this person, and the id of the one that the screen shows. */
  placements: readonly Placement[];
  current: string;
  /** The path of the same screen for another placement. */
  pathOf: (agreementId: string) => string;
  /** Below the lead. */
  more?: ReactNode;
  /** Above the main part where both do not fit next to each other. */
  asideFirst?: boolean;
  aside: ReactNode;
  /** The accessible name of the main part, or the id of its heading. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** A screen about one placement: hours, arrival, time with one employer. */
export function PlacementScreen(props: PlacementScreenProps) {
  const { title, lead, placements, current, pathOf, more, asideFirst, label, labelledBy, children } = props;
  const aside = <div className={styles.aside}>{props.aside}</div>;
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <VerifiedMark verified={placements.find(({ agreementId }) => agreementId === current)?.with.verified ?? null} />
        {placements.length > 1 ? (
          <nav className={styles.choice} aria-label="Your placements">
            {placements.map(({ agreementId, with: other, startsOn }) => (
              <RegionLink
                key={agreementId}
                to={pathOf(agreementId)}
                aria-current={agreementId === current ? 'page' : undefined}
              >
                {capitalised(other.displayName)}, {shortDay(startsOn)}
              </RegionLink>
            ))}
          </nav>
        ) : null}
        {more}
      </header>
      <div className={styles.columns}>
        {asideFirst ? aside : null}
        <section className={styles.main} aria-label={label} aria-labelledby={labelledBy}>
          {children}
        </section>
        {asideFirst ? null : aside}
      </div>
    </div>
  );
}

/** Heights as in CSS, of what will be there. */
export function PlacementSkeleton({ heights }: { heights: readonly string[] }) {
  return (
    <div className={`wrap ${styles.screen}`} aria-busy="true">
      <Skeleton width="420px" height="48px" />
      {heights.map((height) => (
        <Skeleton key={height} shape="card" height={height} />
      ))}
    </div>
  );
}

/** A part of such a screen with a heading. @param id of the heading */
export function PlacementPanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
