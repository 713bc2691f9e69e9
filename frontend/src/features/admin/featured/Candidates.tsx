import { Alert, Button, Input, Skeleton } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useListFeaturedCandidatesQuery, type FeaturedFamily } from '../../../api/admin-featured-families';
import { messageOf } from '../../../lib/api-error';
import styles from './featured.module.css';
import { FamilyRow } from './FamilyRow';
import { adminFeaturedTexts as texts } from './texts';

interface CandidatesProps {
  place: string;
  chosen: readonly FeaturedFamily[];
  most: number;
  onAdd: (family: FeaturedFamily) => void;
}

/** Families in the location that can be featured. */
export function Candidates({ place, chosen, most, onAdd }: CandidatesProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { currentData, data, error } = useListFeaturedCandidatesQuery(
    { place, search },
    { refetchOnMountOrArgChange: true },
  );
  const found = (currentData ?? data)?.items;
  const full = chosen.length >= most;
  return (
    <section aria-labelledby="candidates" className={styles.card}>
      <h2 id="candidates">{texts.add}</h2>
      <label className={styles.field}>
        <span>{texts.searchLabel}</span>
        <Input allowClear maxLength={100} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p className={styles.hint}>{full ? texts.full(most) : texts.searchHint}</p>
      {error && !found ? <Alert type="error" showIcon title={messageOf(error)} /> : null}
      {!found && !error ? <Skeleton active /> : null}
      {found?.length === 0 ? <p className={styles.hint}>{search ? texts.noOneFound : texts.noOneHere}</p> : null}
      <ul className={styles.candidates}>
        {found?.map((family) => {
          const isChosen = chosen.some(({ id }) => id === family.id);
          return (
            <li key={family.id}>
              <FamilyRow family={family}>
                <Button
                  disabled={isChosen || full}
                  aria-label={isChosen ? texts.isChosen : texts.addNamed(family.familyName)}
                  onClick={() => onAdd(family)}
                >
                  {isChosen ? texts.isChosen : texts.addOne}
                </Button>
              </FamilyRow>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
