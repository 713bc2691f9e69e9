import { useEffect, useId, useRef, useState } from 'react';
import { useMapFamiliesQuery, type MapLocation } from '../../../api/search';
import type { Region } from '../../../config/regions';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import type { ChangeSearch } from '../filters/use-search-state';
import styles from './FamilyMap.module.css';
import { HEIGHT_BY_WIDTH, marksOf, wholeOf, zoomed, type MapMark, type MapView } from './map-view';
import { AUSTRALIA, NEW_ZEALAND, STATE_BORDERS } from './outlines';
import { mapTexts as texts } from './texts';
import { step, useMapGestures } from './use-map-gestures';

const NOT_MEASURED_PX = 700;
const CLOSER = 3;
const FIRST_LOCATIONS = 8;
const BUTTONS: readonly [label: string, sign: string, right: number, down: number][] = [
  [texts.move.left, '←', -1, 0],
  [texts.move.up, '↑', 0, -1],
  [texts.move.down, '↓', 0, 1],
  [texts.move.right, '→', 1, 0],
];

interface FamilyMapProps {
  /** The filters of the search, without its order. */
  filters: Record<string, string>;
  region: Region;
  isMember: boolean;
  onChange: ChangeSearch;
}

/** Families by location: on a map that we ship, and in a list with the same buttons. Choosing one narrows the search. */
export function FamilyMap({ filters, region, isMember, onChange }: FamilyMapProps) {
  const query = useMapFamiliesQuery(filters, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  const choose = ({ kind, name }: MapLocation) =>
    onChange(({ filters: { city: _city, within: _within, suburb: _suburb, ...others }, ...latest }) => ({
      ...latest,
      filters: { ...others, [kind]: name },
    }));
  if (error && !data)
    return (
      <div className={styles.note} role="alert">
        <p>{texts.failed}</p>
        <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  const locations = data?.locations ?? [];
  return (
    <section className={styles.map} aria-label={texts.label}>
      <Canvas key={region} locations={locations} region={region} onChoose={choose} />
      <div className={styles.notes} aria-live="polite">
        {!data ? <p>{texts.loading}</p> : null}
        {data && locations.length === 0 ? <p>{texts.empty}</p> : null}
        {data?.capped ? <p>{texts.capped(data.counted)}</p> : null}
        {data && data.elsewhere > 0 ? <p>{texts.elsewhere(data.elsewhere)}</p> : null}
        {isMember ? null : <p>{texts.visitors}</p>}
      </div>
      {locations.length > 0 ? <LocationList locations={locations} onChoose={choose} /> : null}
      <p className={styles.sources}>{texts.sources}</p>
    </section>
  );
}

interface LocationsProps {
  locations: readonly MapLocation[];
  onChoose: (location: MapLocation) => void;
}

/** The same locations as buttons: first the ones with the most families, on request all. */
function LocationList({ locations, onChoose }: LocationsProps) {
  const list = useId();
  const [all, setAll] = useState(false);
  return (
    <div className={styles.locations}>
      <ul id={list} className={styles.list} aria-label={texts.list}>
        {(all ? locations : locations.slice(0, FIRST_LOCATIONS)).map((location) => (
          <li key={`${location.kind} ${location.name}`}>
            <button type="button" onClick={() => onChoose(location)}>
              {texts.location(location.name, location.count)}
            </button>
          </li>
        ))}
      </ul>
      {locations.length > FIRST_LOCATIONS ? (
        <Button variant="quiet" size="small" aria-expanded={all} aria-controls={list} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.all(locations.length)}
        </Button>
      ) : null}
    </div>
  );
}

interface CanvasProps extends LocationsProps {
  region: Region;
}

function Canvas({ locations, region, onChoose }: CanvasProps) {
  const [view, setView] = useState(wholeOf[region]);
  const [frame, width] = useWidth();
  const { surface, keys } = useMapGestures(setView);
  const height = view.width * HEIGHT_BY_WIDTH;
  const corner = { x: view.x - view.width / 2, y: view.y - height / 2 };
  const press = (mark: MapMark) => {
    const [first] = mark.locations;
    if (first && mark.locations.length === 1) onChoose(first);
    else setView((latest: MapView) => zoomed({ ...latest, x: mark.x, y: mark.y }, CLOSER));
  };
  return (
    <>
      <div ref={frame} className={styles.frame} role="group" aria-label={texts.keys} {...keys}>
        <svg
          className={styles.drawing}
          viewBox={`${corner.x} ${corner.y} ${view.width} ${height}`}
          aria-hidden
          {...surface}
        >
          <path className={styles.land} d={AUSTRALIA + NEW_ZEALAND} />
          <path className={styles.borders} d={STATE_BORDERS} />
        </svg>
        {marksOf(locations, view, width).map((mark) => {
          const left = (mark.x - corner.x) / view.width;
          const top = (mark.y - corner.y) / height;
          const [first] = mark.locations;
          if (!first || left < 0 || left > 1 || top < 0 || top > 1) return null;
          const isOne = mark.locations.length === 1;
          return (
            <button
              key={`${first.kind} ${first.name}`}
              type="button"
              className={styles.mark}
              data-cluster={!isOne || undefined}
              style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
              aria-label={
                isOne ? texts.location(first.name, mark.count) : texts.cluster(mark.locations.length, mark.count)
              }
              title={isOne ? first.name : undefined}
              onClick={() => press(mark)}
            >
              <span>{mark.count}</span>
            </button>
          );
        })}
      </div>
      <div className={styles.controls} {...keys}>
        <button type="button" aria-label={texts.zoomIn} onClick={() => setView((latest) => zoomed(latest, 2))}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={texts.zoomOut} onClick={() => setView((latest) => zoomed(latest, 0.5))}>
          <Icon name="minus" />
        </button>
        {BUTTONS.map(([label, sign, right, down]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            onClick={() => setView((latest) => step(latest, right, down))}
          >
            {sign}
          </button>
        ))}
      </div>
    </>
  );
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NOT_MEASURED_PX);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
