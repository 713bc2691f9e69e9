import styles from './EmailAddress.module.css';

/** An address stays in one line as long as it can, and then breaks before its sign: no end of it stands alone. */
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
