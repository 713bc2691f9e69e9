import styles from './Flag.module.css';

/** A country's flag next to its name. `code` is ISO 3166-1 alpha-2. */
export function Flag({ code }: { code: string | null | undefined }) {
  if (!code || !/^[A-Z]{2}$/.test(code)) return null;
  return (
    <img
      className={styles.flag}
      src={`/assets/flags/${code}.svg`}
      width="20"
      height="14"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
