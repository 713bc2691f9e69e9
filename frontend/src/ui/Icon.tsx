import styles from './Icon.module.css';
import { iconDrawings, type IconDrawing, type IconName } from './icon-drawings';

export type { IconName };

interface IconLook {
  /** 16 for small print, 20 next to text, 24 alone. */
  size?: 16 | 17 | 20 | 22 | 24;
  /** Drawn filled, as a saved heart. */
  filled?: boolean;
  className?: string;
}

/** A drawing next to words. It says nothing to screen readers: the words do. */
export const Icon = ({ name, ...look }: { name: IconName } & IconLook) => (
  <DrawnIcon {...iconDrawings[name]} {...look} />
);

/** The same for a drawing that only one part of the product has. */
export function DrawnIcon(props: IconDrawing & IconLook) {
  const { width = 24, height = 24, drawing, size = 20, filled = false, className } = props;
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
