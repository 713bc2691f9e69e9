import { THEMES, useTheme, type Theme } from '../../lib/theme';
import { Icon, type IconName } from '../../ui/Icon';
import { frameTexts } from './texts';
import styles from './ThemeChoice.module.css';

const ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'screen' };

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const [theme, choose] = useTheme();
  return (
    <span className={styles.choice} role="group" aria-label={frameTexts.theme}>
      {THEMES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === theme}
          aria-label={frameTexts.themes[one]}
          title={frameTexts.themes[one]}
          onClick={() => choose(one)}
        >
          <Icon name={ICONS[one]} />
        </button>
      ))}
    </span>
  );
}
