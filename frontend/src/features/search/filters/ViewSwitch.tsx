import { useResultsView, type ResultsView } from '../../../lib/results-view';
import { Icon, type IconName } from '../../../ui/Icon';
import styles from './FilterBar.module.css';
import { searchTexts } from '../texts';

const { view: texts } = searchTexts;
const VIEWS: [ResultsView, IconName][] = [
  ['grid', 'dashboard'],
  ['list', 'menu'],
];

interface ViewSwitchProps {
  /** Whether the map is shown; undefined if there is none. */
  map: boolean | undefined;
  onMap: (map: boolean) => void;
}

/** Shows results as a grid, as a list with more details, or with a map. */
export function ViewSwitch({ map, onMap }: ViewSwitchProps) {
  const [view, choose] = useResultsView();
  return (
    <div className={styles.view} role="group" aria-label={texts.label}>
      {VIEWS.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-label={texts[name]}
          title={texts[name]}
          aria-pressed={view === name && !map}
          onClick={() => {
            choose(name);
            if (map) onMap(false);
          }}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
      {map === undefined ? null : (
        <button type="button" aria-label={texts.map} title={texts.map} aria-pressed={map} onClick={() => onMap(!map)}>
          <Icon name="place" size={20} />
        </button>
      )}
    </div>
  );
}
