import type { ReactNode } from 'react';
import type { Region } from '../../config/regions';
import styles from './TemplateSheet.module.css';

const KINDS = ['agreement', 'schedule', 'questions', 'handbook', 'checklist', 'budget', 'card', 'log'] as const;
/** The content of each sheet. */
type SheetKind = (typeof KINDS)[number];

/** A template with an unknown address looks like a page of a handbook. */
export function sheetKind(slug: string): SheetKind {
  return KINDS.find((kind) => slug.includes(kind)) ?? 'handbook';
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const CALL: Record<Region, string> = { australia: '000', newzealand: '111' };

/** The drawing below the title, 200 wide and 224 high. */
export function sheetBody(kind: SheetKind, region: Region): ReactNode {
  return BODIES[kind](region);
}

const BODIES: Record<SheetKind, (region: Region) => ReactNode> = {
  agreement: () => (
    <>
      <Fields y={12} widths={[84, 84]} />
      <Fields y={36} widths={[112, 56]} />
      <rect className={styles.tint} x="12" y="62" width="176" height="26" rx="4" />
      <Lines y={70} widths={[150, 120]} x={20} />
      <Ticks y={100} count={5} done={[0, 1, 3]} />
      <path className={styles.ink} d="M16 190c8-14 12-14 13-4s4 6 8-3 6-4 7 2 6 2 12-4" />
      <path className={styles.ink} d="M112 191c4-10 10-16 12-10s-8 14-2 12 8-10 12-8 4 4 14-1" />
      <path className={styles.rule} d="M12 196h80M108 196h80" />
    </>
  ),
  schedule: () => (
    <>
      {range(8).map((column) => (
        <path key={column} className={styles.rule} d={`M${12 + column * 22} 12v180`} />
      ))}
      {range(7).map((row) => (
        <path key={row} className={styles.rule} d={`M12 ${12 + row * 30}h176`} />
      ))}
      {[
        [1, 0, 1],
        [2, 0, 1],
        [4, 0, 1],
        [5, 0, 1],
        [2, 1, 2],
        [1, 3, 2],
        [3, 3, 1],
        [4, 3, 1],
        [5, 5, 1],
      ].map(([column = 0, row = 0, height = 1]) => (
        <rect
          key={`${column}-${row}`}
          className={styles.fill}
          x={14 + column * 22}
          y={14 + row * 30}
          width="18"
          height={height * 30 - 4}
          rx="3"
        />
      ))}
    </>
  ),
  questions: () => (
    <>
      {[150, 164, 128, 158, 140, 120, 162, 134].map((width, row) => (
        <g key={row}>
          <circle className={styles.dot} cx="17" cy={18 + row * 18} r="3.4" />
          <rect className={styles.text} x="27" y={16 + row * 18} width={width} height="4" rx="2" />
        </g>
      ))}
      <rect className={styles.tint} x="12" y="164" width="176" height="34" rx="4" />
      <Lines y={174} widths={[152, 96]} x={20} />
    </>
  ),
  handbook: () => (
    <>
      <Lines y={14} widths={[110]} />
      <Written y={34} count={4} />
      <rect className={styles.tint} x="12" y="112" width="176" height="14" rx="3" />
      {range(4).map((row) => (
        <g key={row}>
          <rect className={styles.text} x="16" y={136 + row * 18} width={[42, 54, 36, 48][row]} height="4" rx="2" />
          <path className={styles.rule} d={`M12 ${147 + row * 18}h176`} />
        </g>
      ))}
      <path className={styles.rule} d="M78 112v90" />
    </>
  ),
  checklist: () => <Ticks y={14} count={11} done={[0, 1, 2, 4, 5]} />,
  budget: () => (
    <>
      <rect className={styles.tint} x="12" y="10" width="176" height="16" rx="3" />
      {[64, 82, 52, 74, 60, 88, 46, 70].map((width, row) => (
        <g key={row}>
          <rect className={styles.text} x="16" y={36 + row * 18} width={width} height="4" rx="2" />
          <rect
            className={styles.text}
            x={164 - (row % 3) * 5}
            y={36 + row * 18}
            width={20 + (row % 3) * 5}
            height="4"
            rx="2"
          />
          <path className={styles.rule} d={`M12 ${47 + row * 18}h176`} />
        </g>
      ))}
      <rect className={styles.fill} x="12" y="182" width="176" height="18" rx="3" />
      <rect className={styles.strong} x="16" y="189" width="44" height="4" rx="2" />
      <rect className={styles.strong} x="148" y="189" width="36" height="4" rx="2" />
    </>
  ),
  card: (region) => (
    <>
      <rect className={styles.fill} x="12" y="10" width="176" height="62" rx="8" />
      <text className={styles.number} x="100" y="58" textAnchor="middle">
        {CALL[region]}
      </text>
      <Fields y={84} widths={[112, 56]} />
      <Fields y={108} widths={[52, 52, 52]} />
      <Ticks y={140} count={4} done={[]} />
    </>
  ),
  log: () => (
    <>
      <rect className={styles.tint} x="12" y="10" width="176" height="14" rx="3" />
      {range(11).map((row) => (
        <path key={row} className={styles.rule} d={`M12 ${38 + row * 15}h176`} />
      ))}
      {[46, 82, 118].map((x) => (
        <path key={x} className={styles.rule} d={`M${x} 10v178`} />
      ))}
      {range(7).map((row) => (
        <path key={row} className={styles.ink} d={`M54 ${35 + row * 15}q5-9 8-3t8-2M90 ${35 + row * 15}q4-8 8-2t8-3`} />
      ))}
    </>
  ),
};

/** Printed words. */
function Lines({ y, widths, x = 12 }: { y: number; widths: number[]; x?: number }) {
  return widths.map((width, row) => (
    <rect key={row} className={styles.text} x={x} y={y + row * 8} width={width} height="4" rx="2" />
  ));
}

/** Spaces to write into, next to each other. */
function Fields({ y, widths }: { y: number; widths: number[] }) {
  return widths.map((width, index) => {
    const x = 12 + widths.slice(0, index).reduce((sum, before) => sum + before + 8, 0);
    return (
      <g key={index}>
        <rect className={styles.text} x={x} y={y - 5} width={width * 0.4} height="3" rx="1.5" />
        <rect className={styles.tint} x={x} y={y} width={width} height="12" />
        <path className={styles.rule} d={`M${x} ${y + 12}h${width}`} />
      </g>
    );
  });
}

/** Lines with handwriting on them. */
function Written({ y, count }: { y: number; count: number }) {
  return range(count).map((row) => (
    <g key={row}>
      <path
        className={styles.ink}
        d={`M16 ${y + 12 + row * 18}q4-10 8-2t9-1 10 0 9-2 11 1 ${[60, 90, 44, 76][row % 4]} 0`}
      />
      <path className={styles.rule} d={`M12 ${y + 15 + row * 18}h176`} />
    </g>
  ));
}

/** Boxes to tick, some of them ticked. */
function Ticks({ y, count, done }: { y: number; count: number; done: number[] }) {
  return range(count).map((row) => {
    const top = y + row * 17;
    return (
      <g key={row}>
        <rect className={styles.box} x="13" y={top - 3} width="9" height="9" rx="2" />
        {done.includes(row) ? <path className={styles.tick} d={`M14 ${top + 1}l3.5 4 7-10`} /> : null}
        <rect className={styles.text} x="29" y={top} width={[132, 104, 146, 92, 120][row % 5]} height="4" rx="2" />
      </g>
    );
  });
}
