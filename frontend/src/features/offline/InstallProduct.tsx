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
  const [needsHint, setNeedsHint] = useState(false);
  useEffect(() => setNeedsHint(isAppleMobile() && !matchMedia('(display-mode: standalone)').matches), []);
  return (
    <div className={styles.install}>
      {isOffered ? (
        <Button variant="quiet" onClick={() => void installOffer.accept()}>
          {texts.action}
        </Button>
      ) : null}
      {needsHint ? <p>{texts.apple}</p> : null}
      <ArrowLink to={paths.offline}>{texts.offline}</ArrowLink>
    </div>
  );
}
