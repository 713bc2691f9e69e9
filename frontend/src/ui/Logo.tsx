import styles from './Logo.module.css';

/** The sign and the name. On dark grounds the sign takes its colours from the surrounding `--mark-…` tokens. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path
          d="M23 45C25 33 26.5 20 25 4"
          fill="none"
          stroke="var(--mark-stem,#22663B)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d="M25 6C19 5 15.5 7.5 14 12.5C19.5 13.5 23.5 11.5 25.3 9ZM25.6 13C19 11.5 13.5 14.5 11 20.5C17.5 22 23 19.5 25.5 16.5ZM25.3 21.5C18.5 19.5 11.5 23 8.5 29.5C15.5 31.5 22 28.5 25 25.5ZM24.6 31C18.5 29.5 13 32 10 37.5C16 39 21.5 37.5 24.1 35Z"
          fill="var(--mark-leaf,#2F7A4B)"
        />
        <g fill="var(--mark-ball,#F0B429)">
          <circle cx="29.8" cy="8" r="3.2" />
          <circle cx="33.2" cy="15.3" r="4.1" />
          <circle cx="35.6" cy="24.6" r="5" />
          <circle cx="31.6" cy="34.4" r="4.3" />
        </g>
      </svg>
      <span>
        Wattle <em>&amp;</em> Fern
      </span>
    </span>
  );
}
