import type { Region } from '../../config/regions';
import { contactTexts } from './texts';
import styles from './StampDrawing.module.css';

/** A stamp with the flower of the reader's country, and the postmark over its corner. */
export function StampDrawing({ region }: { region: Region }) {
  return (
    <div className={styles.postage} aria-hidden="true">
      <svg className={styles.stamp} viewBox="0 0 116 140" focusable="false">
        <path className={styles.paper} d={PERFORATED} />
        <rect x="11" y="11" width="94" height="118" rx="3" fill="var(--accent-pale)" />
        <circle cx="80" cy="38" r="15" fill="var(--accent)" opacity=".55" />
        <path
          d="M11 104C34 92 62 94 105 102V126C105 127.700 103.700 129 102 129H14C12.300 129 11 127.700 11 126Z"
          fill="var(--accent)"
          opacity=".4"
        />
        {region === 'newzealand' ? <Fern /> : <Wattle />}
      </svg>
      <svg className={styles.mark} viewBox="0 0 150 92" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
          <circle cx="46" cy="46" r="40" />
          <circle cx="46" cy="46" r="31" />
          <path d="M92 22C104 16 114 28 126 22C134 18 140 20 146 24M96 38C106 32 116 44 128 38C136 34 140 36 147 40M96 54C106 48 116 60 128 54C136 50 140 52 147 56M92 70C104 64 114 76 126 70C134 66 140 68 146 72" />
        </g>
      </svg>
      <p>
        {contactTexts.form.postmark[region].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}

/** A sheet's edge: a half circle bitten out every eleven and a half units. */
const PERFORATED = (() => {
  const bites = (count: number, step: string, bite: string) =>
    Array.from({ length: count }, () => step + bite).join('');
  return `M2 2${bites(9, 'h4', 'a4 4 0 0 0 8 0')}h4${bites(11, 'v4', 'a4 4 0 0 0 0 8')}v4${bites(9, 'h-4', 'a4 4 0 0 0 -8 0')}h-4${bites(11, 'v-4', 'a4 4 0 0 0 0 -8')}Z`;
})();

function Wattle() {
  return (
    <g>
      <path
        d="M30 122C40 96 52 74 82 52"
        fill="none"
        stroke="var(--sc-leaf1,#3E7A54)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <g fill="var(--sc-leaf1,#3E7A54)">
        <path d="M36 108C24 104 18 94 20 82C31 86 37 96 36 108Z" />
        <path d="M50 86C42 76 42 64 50 54C57 64 57 76 50 86Z" />
        <path d="M44 96C56 98 66 94 72 84C60 82 50 86 44 96Z" />
      </g>
      <g fill="var(--sc-ball,#F0B429)">
        <circle cx="84" cy="50" r="9" />
        <circle cx="70" cy="58" r="8" />
        <circle cx="80" cy="68" r="7.500" />
        <circle cx="62" cy="70" r="6.500" />
        <circle cx="66" cy="44" r="6" />
        <circle cx="34" cy="80" r="6" />
        <circle cx="26" cy="72" r="5" />
        <circle cx="72" cy="88" r="5.500" />
      </g>
      <g fill="var(--sc-ball-lo,#DD9F1F)" opacity=".55">
        <path d="M84 59C79 59 75 55 75 50C79 54 85 55 91 52C90 56 87 59 84 59Z" />
        <path d="M70 66C66 66 62 62 62 58C66 61 71 62 76 60C75 63 73 66 70 66Z" />
      </g>
    </g>
  );
}

const FRONDS = [
  [40, 108, 30],
  [47, 94, 34],
  [55, 80, 34],
  [64, 67, 30],
  [73, 56, 22],
] as const;

function Fern() {
  return (
    <g fill="var(--sc-leaf1,#2F7A4B)">
      <path
        d="M32 124C40 96 56 68 88 40"
        fill="none"
        stroke="var(--sc-leaf1,#2F7A4B)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {FRONDS.map(([x, y, length]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d={`M0 0C${-length * 0.3} ${-length * 0.1} ${-length * 0.8} ${-length * 0.5} ${-length * 0.9} ${-length}C${-length * 0.3} ${-length * 0.8} 0 ${-length * 0.4} 0 0Z`}
            transform="rotate(-8)"
          />
          <path
            d={`M0 0C${length * 0.2} ${length * 0.2} ${length * 0.8} ${length * 0.3} ${length} ${-length * 0.1}C${length * 0.6} ${-length * 0.3} ${length * 0.2} ${-length * 0.2} 0 0Z`}
          />
        </g>
      ))}
    </g>
  );
}
