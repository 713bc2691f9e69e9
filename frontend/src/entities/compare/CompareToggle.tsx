import type { AuPairCard, FamilyCard } from '../../api/search';
import { Chip } from '../../ui/Chip';
import { nameOnCard } from '../people';
import { MOST_COMPARED, useChosenPeople, type ChosenPerson } from './chosen-people';
import styles from './compare.module.css';
import { compareTexts as texts } from './texts';

/** Adds a person to the comparison or removes them. */
export function CompareToggle({ id, name }: ChosenPerson) {
  const { people, toggle } = useChosenPeople();
  const isChosen = people.some((person) => person.id === id);
  const isFull = !isChosen && people.length === MOST_COMPARED;
  return (
    <div className={styles.toggle}>
      <Chip
        on={isChosen}
        icon={isChosen ? 'check' : 'plus'}
        aria-label={texts.compareName(name)}
        disabled={isFull}
        title={isFull ? texts.full : undefined}
        onClick={() => toggle({ id, name })}
      >
        {texts.compare}
      </Chip>
    </div>
  );
}

/** The same for a person's card. */
export function CompareCard({ card }: { card: AuPairCard | FamilyCard }) {
  return <CompareToggle id={card.id} name={nameOnCard(card)} />;
}
