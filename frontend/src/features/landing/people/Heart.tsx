import { lazy, Suspense, type ComponentProps } from 'react';
import { useSession } from '../../../lib/session';
import styles from './people.module.css';
import { retryImport } from '../../../lib/retry-import';

const SaveHeart = lazy(
  retryImport(() => import('../../../entities/people/SaveHeart').then((module) => ({ default: module.SaveHeart }))),
);

const SEEKER = { auPair: 'family', family: 'aupair' } as const;

/** The heart, for those who keep a shortlist of such people. Its code is fetched for no one else. */
export function Heart(props: ComponentProps<typeof SaveHeart>) {
  const { user } = useSession();
  if (user?.userType !== SEEKER[props.kind]) return null;
  return (
    <div className={styles.heart}>
      <Suspense fallback={null}>
        <SaveHeart {...props} />
      </Suspense>
    </div>
  );
}
