import { useGetMyDashboardQuery } from '../../../api/dashboard';
import { useConversationListInfiniteQuery } from '../../../api/messages';
import { auPairPath, familyPath, paths, writeToPath } from '../../../config/paths';
import { nameOnCard } from '../../../entities/people/name-on-card';
import { capitalised } from '../../../lib/format/capitalised';
import { RegionLink } from '../../../lib/region';
import { useSession } from '../../../lib/session';
import { ArrowLink } from '../../../ui/Button';
import { PartFailed } from '../../../ui/PartFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { Face } from '../Face';
import styles from './Silence.module.css';
import { silenceTexts } from './texts';

const { others: texts } = silenceTexts;
const MOST = 3;

/** The best matches to whom this person has not written yet. */
export default function OthersToWrite() {
  const { user } = useSession();
  const { data, isError, refetch } = useGetMyDashboardQuery();
  const { data: list } = useConversationListInfiniteQuery();
  if (isError && !data) return <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="64px" />;
  const known = new Set(list?.pages.flatMap(({ items }) => items.map((conversation) => conversation.with.id)));
  const people = data.fits
    .flatMap(({ auPair, family }) =>
      auPair ? [personOf(auPair, 'aupair')] : family ? [personOf(family, 'family')] : [],
    )
    .filter(({ id }) => !known.has(id))
    .slice(0, MOST);
  const isFamily = user?.userType !== 'aupair';
  if (people.length === 0)
    return (
      <p>
        {texts.none}{' '}
        <ArrowLink to={isFamily ? paths.searchAuPairs : paths.searchFamilies}>
          {texts.search[isFamily ? 'family' : 'aupair']}
        </ArrowLink>
      </p>
    );
  return (
    <ul className={styles.others}>
      {people.map(({ name, fact, ...person }) => (
        <li key={person.id}>
          <Face person={person} size={44} />
          <span>
            <RegionLink to={person.userType === 'family' ? familyPath(person.id) : auPairPath(person.id)}>
              {capitalised(name)}
            </RegionLink>
            <small>{fact}</small>
          </span>
          <ArrowLink to={writeToPath(person.id)}>{texts.write(name)}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}

type Card = Parameters<typeof nameOnCard>[0];

function personOf(card: Card, userType: 'family' | 'aupair') {
  const { id, photo, photoPreview, photoFocalPoint } = card;
  const fact = 'firstName' in card ? card.nationality : card.place;
  return { id, userType, photo, photoPreview, photoFocalPoint, name: nameOnCard(card), fact };
}
