import styles from './Icon.module.css';
import { iconDrawings, type IconName } from './icon-drawings';

export type { IconName };

interface IconProps {
  name: IconName;
  /** 16 for small print, 20 beside text, 24 alone. */
  size?: 16 | 17 | 20 | 22 | 24;
  /** Drawn filled, as a saved heart. */
  filled?: boolean;
  className?: string;
}

/** A drawing beside words. It says nothing to screen readers: the words do. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  const { width, height, drawing } = iconDrawings[name];
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      width={(size * width) / height}
      height={size}
      data-filled={filled || undefined}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
