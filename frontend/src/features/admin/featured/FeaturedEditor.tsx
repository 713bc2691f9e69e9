import { Alert, Button } from 'antd';
import { useState } from 'react';
import { StateTag } from '../../../admin-ui/StateTag';
import { SortableList } from '../../../ui/SortableList';
import {
  useChooseFeaturedFamiliesMutation,
  type FeaturedFamilies,
  type FeaturedFamily,
} from '../../../api/admin-featured-families';
import { isApiError, messageOf } from '../../../lib/api-error';
import { Icon } from '../../../ui/Icon';
import { Candidates } from './Candidates';
import styles from './featured.module.css';
import { FamilyRow } from './FamilyRow';
import { adminFeaturedTexts as texts } from './texts';
import { PagePreview } from './PagePreview';
import { toast } from '../../../ui/toast';

const idsOf = (families: readonly FeaturedFamily[]) => families.map(({ id }) => id).join();
const namesOf = (families: readonly FeaturedFamily[]) => families.map(({ familyName }) => familyName).join(', ');

/** The featured families of one page: their order, candidates, and a preview. Nothing is live until saved. */
export function FeaturedEditor({ choice }: { choice: FeaturedFamilies }) {
  const { place, room, most } = choice;
  const [known, setKnown] = useState(choice);
  const [families, setFamilies] = useState(choice.items);
  const [theirs, setTheirs] = useState<FeaturedFamilies | null>(null);
  const [announcement, announce] = useState('');
  const [choose, { isLoading: busy }] = useChooseFeaturedFamiliesMutation();
  const changed = idsOf(families) !== idsOf(known.items);
  const visible = families.filter(({ state }) => state === 'visible');

  const take = (saved: FeaturedFamilies) => {
    setKnown(saved);
    setFamilies(saved.items);
    setTheirs(null);
  };
  const save = async (version: string) => {
    try {
      const ids = families.map(({ id }) => id);
      take(await choose({ place, featuredFamiliesInput: { ids, version } }).unwrap());
      toast.success(texts.saved);
    } catch (problem) {
      if (isApiError(problem) && problem.code === 'stale_edit') setTheirs(problem.current as FeaturedFamilies);
      else toast.error(`${texts.notSaved} ${messageOf(problem)}`);
    }
  };
  const add = (family: FeaturedFamily) => {
    setFamilies([...families, family]);
    announce(texts.added(family.familyName));
  };
  const remove = (family: FeaturedFamily) => {
    setFamilies(families.filter(({ id }) => id !== family.id));
    announce(texts.removed(family.familyName));
  };

  return (
    <div className={styles.editor}>
      <section aria-labelledby="chosen" className={styles.card}>
        <h2 id="chosen">{texts.chosen}</h2>
        <p className={styles.hint}>{texts.chosenText(room, most)}</p>
        {theirs ? (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={texts.stale.title}
            description={
              <>
                <p>{texts.stale.theirs(namesOf(theirs.items))}</p>
                <p>{texts.stale.mine(namesOf(families))}</p>
                <div className={styles.actions}>
                  <Button onClick={() => take(theirs)}>{texts.stale.takeTheirs}</Button>
                  <Button danger loading={busy} onClick={() => void save(theirs.version)}>
                    {texts.stale.saveMine}
                  </Button>
                </div>
              </>
            }
          />
        ) : null}
        {families.length > 0 ? (
          <SortableList
            items={families}
            nameOf={({ familyName }) => familyName}
            onReorder={setFamilies}
            label={texts.list}
          >
            {(family) => (
              <FamilyRow family={family}>
                <State family={family} waits={visible.indexOf(family) >= room} />
                <Button
                  type="text"
                  aria-label={texts.remove(family.familyName)}
                  icon={<Icon name="close" />}
                  onClick={() => remove(family)}
                />
              </FamilyRow>
            )}
          </SortableList>
        ) : (
          <p className={styles.hint}>{texts.empty}</p>
        )}
        <div className={styles.actions}>
          <Button
            type="primary"
            loading={busy}
            disabled={!changed || theirs !== null}
            onClick={() => void save(known.version)}
          >
            {texts.save}
          </Button>
          <Button disabled={!changed} onClick={() => setFamilies(known.items)}>
            {texts.undo}
          </Button>
          {changed ? <StateTag tone="waiting">{texts.unsaved}</StateTag> : null}
        </div>
        <p role="status" className="sr">
          {announcement}
        </p>
      </section>
      <PagePreview visible={visible} next={[...known.next, ...known.items]} room={room} />
      <Candidates place={place} chosen={families} most={most} onAdd={add} />
    </div>
  );
}

function State({ family: { state }, waits }: { family: FeaturedFamily; waits: boolean }) {
  if (state !== 'visible') return <StateTag tone="waiting">{texts.states[state]}</StateTag>;
  return <StateTag tone={waits ? 'quiet' : 'good'}>{waits ? texts.waits : texts.states.visible}</StateTag>;
}
