import { useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '../../config/paths';
import { isAppleMobile } from '../../lib/device-name';
import { ArrowLink, Button } from '../../ui/Button';
import { installOffer } from './install-offer';
import styles from './offline.module.css';
import { offlineTexts } from './texts';

const { install: texts } = offlineTexts;

/** The way to install the product here, if the browser has one, and what opens without a connection. */
export function InstallProduct() {
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, () => false);
  // Only the browser knows, after hydration.
  const [hint, setHint] = useState<string | null>(null);
  const accept = () => {
    setHint(null);
    void installOffer.accept();
  };
  useEffect(() => {
    if (!matchMedia('(display-mode: standalone)').matches) setHint(isAppleMobile() ? texts.apple : texts.others);
  }, []);
  return (
    <div className={styles.install}>
      {isOffered ? (
        <Button variant="quiet" onClick={accept}>
          {texts.action}
        </Button>
      ) : hint ? (
        <p>{hint}</p>
      ) : null}
      <ArrowLink to={paths.offline}>{texts.offline}</ArrowLink>
    </div>
  );
}
