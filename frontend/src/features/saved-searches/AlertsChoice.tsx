import type { SavedSearchAlerts } from '../../api/saved-searches';
import { Select } from '../../ui/form';
import { savedSearchTexts } from './texts';

const { alerts, alertsLabel } = savedSearchTexts;

interface AlertsChoiceProps {
  value: SavedSearchAlerts;
  onChange: (value: SavedSearchAlerts) => void;
}

/** When to be told of someone new. */
export function AlertsChoice({ value, onChange }: AlertsChoiceProps) {
  return (
    <Select
      label={alertsLabel}
      icon="bell"
      value={value}
      onChange={({ target }) => onChange(target.value as SavedSearchAlerts)}
    >
      {Object.entries(alerts).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Select>
  );
}
