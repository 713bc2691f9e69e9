import { useSearchParams } from 'react-router-dom';
import { useListSavedSearchesQuery } from '../../api/saved-searches';
import { paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { SpyglassDrawing } from '../../ui/drawings/SpyglassDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { savedSearchTexts as texts } from './texts';
import { SavedSearchCard } from './SavedSearchCard';
import styles from './SavedSearches.module.css';

/** All saved searches of a member. `?search=` opens one of them at its new people. */
export function SavedSearchesScreen() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const { data, error, refetch } = useListSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data?.items.length === 0) {
    const isAuPair = user?.userType === 'aupair';
    return (
      <EmptyState page drawing={<SpyglassDrawing />} title={texts.none} text={texts.noneText}>
        <LinkButton to={isAuPair ? paths.searchFamilies : paths.searchAuPairs}>
          {isAuPair ? texts.search.families : texts.search.auPairs}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading}</h1>
      <p className={styles.lead}>{texts.text}</p>
      {data?.restsFor ? (
        <div className={styles.rests} role="status">
          <p>
            <b>{texts.rests[data.restsFor].title}</b> {texts.rests[data.restsFor].text}
          </p>
          {data.restsFor === 'paused' && !user?.coParent ? (
            <ArrowLink to={user?.userType === 'aupair' ? paths.auPairProfileForm : paths.familyProfileForm}>
              {texts.rests.toProfile}
            </ArrowLink>
          ) : null}
        </div>
      ) : null}
      {error && !data ? (
        <Failed words={texts.failed} onAgain={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="card" height="200px" />
      ) : (
        data.items.map((search) => (
          <SavedSearchCard key={search.id} search={search} openAtFirst={params.get('search') === search.id} />
        ))
      )}
    </div>
  );
}
