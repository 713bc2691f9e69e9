import styles from './EmailAddress.module.css';

/** An email address that stays on one line if possible and otherwise breaks before the @. */
export function EmailAddress({ address }: { address: string }) {
  const sign = address.lastIndexOf('@');
  return (
    <span className={styles.address}>
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </span>
  );
}
