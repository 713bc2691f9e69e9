import styles from './blog.module.css';

/** A category of the site, in the colour that readers know it by. */
export interface CategoryOption {
  name: string;
  tone: 'primary' | 'secondary' | 'accent' | 'ink';
}

export function CategoryTag({ name, categories }: { name: string | null; categories: readonly CategoryOption[] }) {
  if (!name) return null;
  const tone = categories.find((category) => category.name === name)?.tone ?? 'ink';
  return (
    <b className={styles.category} data-tone={tone}>
      {name}
    </b>
  );
}
