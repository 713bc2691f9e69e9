import { useEffect, useState } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import {
  chooseConsent,
  OPTIONAL_SERVICES,
  useConsent,
  type Allowed,
  type OptionalService,
  type ServiceScripts,
} from '../../lib/consent';
import { RegionLink } from '../../lib/region';
import { Button } from '../../ui/Button';
import styles from './ConsentBanner.module.css';
import { consentTexts } from './texts';
import { isPrivatePath } from './private-paths';

/** Asks once for consent and loads the allowed services: on public pages only, and never before the answer. */
export function ConsentBanner({ scripts }: { scripts: ServiceScripts }) {
  const allowed = useConsent();
  const { pathname } = useLocation();
  if (isPrivatePath(pathname)) return null;
  if (!allowed) return <Question scripts={scripts} />;
  return <Services scripts={scripts} allowed={allowed} />;
}

function Question({ scripts }: { scripts: ServiceScripts }) {
  const named = OPTIONAL_SERVICES.filter((service) => scripts[service]);
  const names = named.map((service) => consentTexts.services[service]).join(consentTexts.and);
  const several = named.length > 1;
  return (
    <section className={styles.question} aria-labelledby="consent-question">
      <h2 id="consent-question">{consentTexts.title}</h2>
      <p>
        {consentTexts.text(names)} <RegionLink to={paths.cookies}>{consentTexts.more}</RegionLink>
      </p>
      <form
        className={styles.answers}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          chooseConsent(Object.fromEntries(named.map((service) => [service, !several || form.has(service)])));
        }}
      >
        {/* Each service is a choice of its own, off until it is ticked. */}
        {several
          ? named.map((service) => (
              <label key={service}>
                <input type="checkbox" name={service} /> {consentTexts.choice[service]}
              </label>
            ))
          : null}
        <Button variant="quiet" onClick={() => chooseConsent({})}>
          {consentTexts.refuse}
        </Button>
        <Button type="submit" variant="quiet">
          {several ? consentTexts.choice.save : consentTexts.allow}
        </Button>
      </form>
    </section>
  );
}

function Services({ scripts, allowed }: { scripts: ServiceScripts; allowed: Allowed }) {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    for (const service of OPTIONAL_SERVICES) {
      const address = scripts[service];
      if (address && allowed[service]) {
        loadService(service, address);
        setRunning(true);
      } else if (hasLoaded(service)) location.reload(); // Only a full load removes a script.
    }
  }, [scripts, allowed]);
  return running ? <LeavesThemBehind /> : null;
}

/** A script stays until the browser loads another document, so private pages are opened by a full load. */
function LeavesThemBehind() {
  // Registered synchronously, because rendering may be delayed.
  useBlocker(({ nextLocation: { pathname, search, hash }, historyAction }) => {
    if (!isPrivatePath(pathname)) return false;
    const leave = () => location.assign(pathname + search + hash);
    // The browser has already gone back, so that step is undone first.
    if (historyAction === NavigationType.Pop) window.addEventListener('popstate', leave, { once: true });
    else leave();
    return true;
  });
  return null;
}

const loaded = new Set<OptionalService>();

/** Starts a service in this page, once. What has started stays until the page is left by a full load. */
function loadService(service: OptionalService, address: string): void {
  if (loaded.has(service)) return;
  loaded.add(service);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

const hasLoaded = (service: OptionalService): boolean => loaded.has(service);
