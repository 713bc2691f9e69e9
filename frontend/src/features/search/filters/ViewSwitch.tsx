import { useResultsView, type ResultsView } from '../../../lib/results-view';
import { Icon, type IconName } from '../../../ui/Icon';
import styles from './FilterBar.module.css';
import { searchMessages } from '../texts';

const { view: texts } = searchMessages;
const VIEWS: [ResultsView, IconName][] = [
  ['grid', 'dashboard'],
  ['list', 'menu'],
];

/** Results side by side, or one beneath the other with all that is known. */
export function ViewSwitch() {
  const [view, choose] = useResultsView();
  return (
    <div className={styles.view} role="group" aria-label={texts.label}>
      {VIEWS.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-label={texts[name]}
          title={texts[name]}
          aria-pressed={view === name}
          onClick={() => choose(name)}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </div>
  );
}
