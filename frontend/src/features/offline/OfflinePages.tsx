import { useEffect, useState } from 'react';
import { agreementPath, hoursPath, paths, resourcePath } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { sessionHint } from '../../lib/session';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './offline.module.css';
import { offlineTexts } from './texts';

const { pages: texts } = offlineTexts;
const CARD = 'first-aid-and-emergency-card';

interface KeptPage {
  to: string;
  label: string;
  text: string;
  icon: IconName;
}

const messages: KeptPage = { to: paths.messages, icon: 'message', ...texts.messages };
const card: KeptPage = { to: resourcePath(CARD), icon: 'phone', ...texts.card };
const earlyExit: KeptPage = { to: paths.earlyExit, icon: 'alert', ...texts.earlyExit };

/** Links to the pages that this browser keeps; to those that everyone has, until it has looked. */
export function OfflinePages() {
  const [pages, setPages] = useState<KeptPage[]>([messages, card, earlyExit]);
  useEffect(() => {
    findKept()
      .then(setPages)
      .catch(() => undefined);
  }, []);
  if (pages.length === 0) return <p>{offlineTexts.nothing}</p>;
  return (
    <ul className={styles.pages} aria-label={offlineTexts.list}>
      {pages.map(({ to, label, text, icon }) => (
        <li key={to}>
          <RegionLink to={to}>
            <Icon name={icon} size={24} />
            <span>
              <b>{label}</b>
              {text}
            </span>
          </RegionLink>
        </li>
      ))}
    </ul>
  );
}

interface WithPartner {
  with?: { displayName: string };
}

/** Empty if no one is logged in, because pages are stored for members. */
async function findKept(): Promise<KeptPage[]> {
  if (!sessionHint.read()) return [];
  const { offlineStore } = await import('../../lib/offline/offline-store');
  const person = await offlineStore.person();
  if (!person) return [];
  const answers = await offlineStore.answers(person.owner);
  const about = (pattern: RegExp, page: (id: string, name: string) => KeptPage): KeptPage[] => {
    const found = new Map<string, KeptPage>();
    for (const { address, data } of answers) {
      const [, id] = pattern.exec(address) ?? [];
      const name = (data as WithPartner).with?.displayName;
      if (id && name) found.set(id, page(id, name));
    }
    return [...found.values()];
  };
  return [
    ...(answers.some(({ address }) => address.startsWith('/api/conversations?')) ? [messages] : []),
    ...about(/^\/api\/agreements\/([^/?]+)$/, (id, name) => ({
      ...{ to: agreementPath(id), icon: 'edit' },
      ...texts.agreement(name),
    })),
    ...about(/^\/api\/hours\/([^/?]+)/, (id, name) => ({
      ...{ to: hoursPath(id), icon: 'clock' },
      ...texts.hours(name),
    })),
    ...(answers.some(({ address }) => address === `/api/resources/${CARD}`) ? [card] : []),
    earlyExit,
  ];
}
