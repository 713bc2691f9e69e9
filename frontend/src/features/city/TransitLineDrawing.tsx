import type { CityContent } from '../../content/cities/city-content';

type Kind = CityContent['around']['line']['kind'];

const WAVES = 24;
const wave = Array.from({ length: WAVES }, (_, index) => {
  const width = 1000 / WAVES;
  const x = index * width;
  return `Q${x + width / 2} ${index % 2 === 0 ? 6 : 34} ${x + width} 20`;
}).join('');

const LINES: Record<Kind, readonly { d: string; dashes?: string }[]> = {
  ferry: [{ d: `M0 20${wave}` }],
  tram: [{ d: 'M0 17H1000' }, { d: 'M0 23H1000' }],
  train: [{ d: 'M0 20H1000' }],
  bus: [{ d: 'M0 20H1000', dashes: '10 8' }],
  hill: [{ d: 'M0 20H120L180 6H420L480 34H700L760 10H880L940 20H1000' }],
};

/** A line on the map: waves for a ferry, a pair of rails for a tram, dashes for a bus. */
export function TransitLineDrawing({ kind, className }: { kind: Kind; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {LINES[kind].map(({ d, dashes }) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke="currentColor"
          strokeDasharray={dashes}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
