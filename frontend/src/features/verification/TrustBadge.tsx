import { lazy, Suspense, useState } from 'react';
import type { Verified } from '../../api/verification';
import { paths } from '../../config/paths';
import { shortDay } from '../../lib/format/date';
import { RegionLink } from '../../lib/region';
import { useSession } from '../../lib/session';
import { Icon } from '../../ui/Icon';
import { trustTexts as texts } from './trust-texts';
import styles from './TrustBadge.module.css';
import { retryImport } from '../../lib/retry-import';

const CheckedFactsList = lazy(
  retryImport(() => import('./CheckedFactsList').then((module) => ({ default: module.CheckedFactsList }))),
);

/** The verification badge on a person's page. It opens to what was checked, by whom and when. */
export function TrustBadge({ id, verified }: { id: string; verified: Verified | null }) {
  const { user } = useSession();
  const [wasOpen, setWasOpen] = useState(false);
  const own =
    user?.id === id ? (
      <p className={styles.own}>
        <RegionLink to={paths.verification}>{verified ? texts.ownManage : texts.own}</RegionLink>
      </p>
    ) : null;
  if (!verified)
    return (
      <section className={styles.badge}>
        <p>
          <b>{texts.notYet}.</b> {texts.notYetText}
        </p>
        {own}
      </section>
    );
  return (
    <section className={styles.badge} data-verified>
      <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}>
        <summary>
          <Icon name="badge" size={24} />
          <span>
            <b>{texts.verified}</b> {texts.since(shortDay(verified.since))}
          </span>
          <span className={styles.open}>{texts.open}</span>
        </summary>
        {wasOpen ? (
          <Suspense fallback={<p role="status">{texts.loading}</p>}>
            <CheckedFactsList id={id} />
          </Suspense>
        ) : null}
      </details>
      {own}
    </section>
  );
}
