import { useState } from 'react';
import { chooseConsent, OPTIONAL_SERVICES, useConsent, type ServiceScripts } from '../../lib/consent';
import { Button } from '../../ui/Button';
import styles from './ConsentChoice.module.css';
import { consentTexts } from './texts';

const words = consentTexts.choice;

/** Shows and changes the services that this browser allows. */
export function ConsentChoice({ scripts }: { scripts: ServiceScripts }) {
  const allowed = useConsent();
  const [saved, setSaved] = useState(false);
  const named = OPTIONAL_SERVICES.filter((service) => scripts[service]);
  if (named.length === 0) return <p>{words.nothing}</p>;
  return (
    <form
      // Re-rendered when the choice is known, or changes in another tab.
      key={JSON.stringify(allowed)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        chooseConsent(Object.fromEntries(named.map((service) => [service, form.has(service)])));
        setSaved(true);
      }}
    >
      <fieldset>
        <legend>{words.legend}</legend>
        {named.map((service) => (
          <label key={service}>
            <input type="checkbox" name={service} defaultChecked={allowed?.[service] ?? false} />
            {words[service]}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="quiet">
        {words.save}
      </Button>
      <p role="status">{saved ? words.saved : ''}</p>
    </form>
  );
}
