import { comparePath } from '../../config/paths';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button, LinkButton } from '../../ui/Button';
import { useChosenPeople } from './chosen-people';
import styles from './compare.module.css';
import { compareTexts as texts } from './texts';

/** The chosen people and the link to the comparison. It sticks to the bottom of the list. */
export function CompareBar() {
  const { people, clear } = useChosenPeople();
  if (people.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <p aria-live="polite">
        <b>{texts.chosen(people.map(({ name }) => name))}</b>
        {people.length === 1 ? <span>{texts.more}</span> : null}
      </p>
      <div>
        {people.length > 1 ? (
          <LinkButton size="small" to={comparePath(people.map(({ id }) => id))}>
            {texts.open(people.length)}
          </LinkButton>
        ) : null}
        <Button ref={focusParentOnUnmount} variant="plain" size="small" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
    </section>
  );
}
