import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { useRematchAfterEarlyExitMutation, type EarlyExitOverview } from '../../api/early-exits';
import { paths } from '../../config/paths';
import { Button, LinkButton } from '../../ui/Button';
import { FieldError } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import { earlyExitTexts } from './early-exit-texts';
import styles from './EarlyExit.module.css';

const { rematch: texts } = earlyExitTexts;

/** Back into the search from today. Others can see it, so it is a step of its own. */
export function Rematch({ latest, role }: { latest: EarlyExitOverview['latest']; role: 'family' | 'aupair' }) {
  const [problem, setProblem] = useState<string>();
  const [rematch, { isLoading: busy }] = useRematchAfterEarlyExitMutation();
  const returnToSearch = async (id: string) => {
    setProblem(undefined);
    try {
      await rematch({ id }).unwrap();
    } catch (error) {
      setProblem(`${texts.failed} ${messageOf(error)}`);
    }
  };
  return (
    <section aria-labelledby="rematch" className={styles.sheet}>
      <h2 id="rematch">{texts.heading}</h2>
      <p className={styles.text}>{texts.text[role]}</p>
      {!latest ? (
        <p className={styles.text}>{texts.first}</p>
      ) : latest.rematchedAt ? (
        <div className={styles.done}>
          <p>
            <Icon name="check" /> {texts.done}
          </p>
          <LinkButton
            variant="quiet"
            to={role === 'family' ? `${paths.searchAuPairs}?inCountry=true` : paths.searchFamilies}
          >
            {texts.search[role]}
          </LinkButton>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" busy={busy} onClick={() => void returnToSearch(latest.id)}>
            {texts.action}
          </Button>
        </div>
      )}
      {problem ? <FieldError>{problem}</FieldError> : null}
    </section>
  );
}
