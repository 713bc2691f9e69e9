import styles from './blog.module.css';

/** A blog category in its colour. */
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
