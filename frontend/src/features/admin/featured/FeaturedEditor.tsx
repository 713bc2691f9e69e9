import { Alert, Button } from 'antd';
import { useState } from 'react';
import { StateTag } from '../../../admin-ui/StateTag';
import { useSubmission } from '../../../admin-ui/use-submission';
import { SortableList } from '../../../ui/SortableList';
import {
  useChooseFeaturedFamiliesMutation,
  type FeaturedFamilies,
  type FeaturedFamily,
} from '../../../api/admin-featured-families';
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
  const editing = useFeaturedEditing(choice);
  const { place, room, most } = choice;
  const { known, families, theirs, changed, busy, announcement } = editing;
  const visible = families.filter(({ state }) => state === 'visible');
  return (
    <div className={styles.editor}>
      <section aria-labelledby="chosen" className={styles.card}>
        <h2 id="chosen">{texts.chosen}</h2>
        <p className={styles.hint}>{texts.chosenText(room, most)}</p>
        {theirs ? <Conflict theirs={theirs} editing={editing} /> : null}
        {families.length > 0 ? (
          <SortableList
            items={families}
            nameOf={({ familyName }) => familyName}
            onReorder={editing.reorder}
            label={texts.list}
          >
            {(family) => (
              <FamilyRow family={family}>
                <State family={family} waits={visible.indexOf(family) >= room} />
                <Button
                  type="text"
                  aria-label={texts.remove(family.familyName)}
                  icon={<Icon name="close" />}
                  onClick={() => editing.remove(family)}
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
            onClick={() => void editing.save(known.version)}
          >
            {texts.save}
          </Button>
          <Button disabled={!changed} onClick={editing.undo}>
            {texts.undo}
          </Button>
          {changed ? <StateTag tone="waiting">{texts.unsaved}</StateTag> : null}
        </div>
        <p role="status" className="sr">
          {announcement}
        </p>
      </section>
      <PagePreview visible={visible} next={[...known.next, ...known.items]} room={room} />
      <Candidates place={place} chosen={families} most={most} onAdd={editing.add} />
    </div>
  );
}

/** The chosen families in the form, and saving them. */
function useFeaturedEditing(choice: FeaturedFamilies) {
  /** The saved choice that the form is based on. */
  const [known, setKnown] = useState(choice);
  const [families, setFamilies] = useState(choice.items);
  /** The choice that another admin has saved meanwhile. */
  const [theirs, setTheirs] = useState<FeaturedFamilies | null>(null);
  const [announcement, announce] = useState('');
  const [choose] = useChooseFeaturedFamiliesMutation();
  const { send, busy } = useSubmission({
    onConflict: (saved) => setTheirs(saved as FeaturedFamilies),
    onFailed: (words) => toast.error(`${texts.notSaved} ${words}`),
  });
  const take = (saved: FeaturedFamilies) => {
    setKnown(saved);
    setFamilies(saved.items);
    setTheirs(null);
  };
  return {
    known,
    families,
    changed: idsOf(families) !== idsOf(known.items),
    reorder: setFamilies,
    add: (family: FeaturedFamily) => {
      setFamilies([...families, family]);
      announce(texts.added(family.familyName));
    },
    remove: (family: FeaturedFamily) => {
      setFamilies(families.filter(({ id }) => id !== family.id));
      announce(texts.removed(family.familyName));
    },
    announcement,
    undo: () => setFamilies(known.items),
    /** Saves on top of a version: the known one, or that of the other admin. */
    save: async (version: string) => {
      const featuredFamiliesInput = { ids: families.map(({ id }) => id), version };
      const isSaved = await send(async () =>
        take(await choose({ place: choice.place, featuredFamiliesInput }).unwrap()),
      );
      if (isSaved) toast.success(texts.saved);
    },
    busy,
    theirs,
    take,
  };
}

interface ConflictProps {
  theirs: FeaturedFamilies;
  editing: ReturnType<typeof useFeaturedEditing>;
}

/** Both choices, when another admin has saved first. */
function Conflict({ theirs, editing: { families, take, save, busy } }: ConflictProps) {
  return (
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
  );
}

function State({ family: { state }, waits }: { family: FeaturedFamily; waits: boolean }) {
  if (state !== 'visible') return <StateTag tone="waiting">{texts.states[state]}</StateTag>;
  return <StateTag tone={waits ? 'quiet' : 'good'}>{waits ? texts.waits : texts.states.visible}</StateTag>;
}
