import type { Conversation } from '../../../api/messages';
import { isAsleep, timeOfDay, useNow } from '../../../lib/clocks';
import { Icon } from '../../../ui/Icon';
import { threadTexts } from '../thread/texts';
import styles from './Composer.module.css';

const { composer: texts } = threadTexts;

/** Says that it is night where the other person is. */
export function NightNotice({ person }: { person: Conversation['with'] }) {
  const now = useNow();
  const { timeZone } = person;
  if (!timeZone || !isAsleep(now, timeZone)) return null;
  return (
    <p className={styles.asleep}>
      <Icon name="moon" />
      <span>
        <b>{texts.asleep(timeOfDay(now, timeZone), person.displayName)}</b> {texts.quiet}
      </span>
    </p>
  );
}
