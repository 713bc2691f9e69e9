import type { Region } from '../../../config/regions';
import type { MapLocation } from '../../../api/search';

/** The visible part of the map, in the units of the outlines. */
export interface MapView {
  /** The centre. */
  x: number;
  y: number;
  width: number;
}

export const HEIGHT_BY_WIDTH = 0.75;
const WIDEST = 9_000;
const NARROWEST = 30;
/** Below this scale suburbs are counted with their city. */
const SUBURBS_FROM_PX_PER_DEGREE = 130;
const TARGET_PX = 44;

export const wholeOf: Record<Region, MapView> = {
  australia: { x: 13_350, y: 2_950, width: 5_600 },
  newzealand: { x: 17_280, y: 4_520, width: 2_500 },
};

/** Longitudes continue past 180°, so that the Chatham Islands are east of New Zealand. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
  return { x: (longitude < 0 ? longitude + 360 : longitude) * 100, y: -mercator * 100 };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Moves the view, within limits that keep land visible. */
export const moved = (view: MapView, dx: number, dy: number): MapView => ({
  ...view,
  x: within(view.x + dx, 11_200, 18_600),
  y: within(view.y + dy, 900, 5_600),
});

/** Zooms by `factor` around a point. */
export function zoomed(view: MapView, factor: number, at: { x: number; y: number } = view): MapView {
  const width = within(view.width / factor, NARROWEST, WIDEST);
  const share = width / view.width;
  return moved({ ...view, width }, (at.x - view.x) * (1 - share), (at.y - view.y) * (1 - share));
}

export interface MapMark {
  x: number;
  y: number;
  locations: MapLocation[];
  count: number;
}

/** Marks that do not overlap: locations too close together to tap share one. */
export function marksOf(locations: readonly MapLocation[], view: MapView, widthPx: number): MapMark[] {
  const pxPerUnit = widthPx / view.width;
  const showsSuburbs = pxPerUnit * 100 >= SUBURBS_FROM_PX_PER_DEGREE;
  const marks: MapMark[] = [];
  for (const location of locations) {
    if (location.city !== null && !showsSuburbs) continue;
    const { x, y } = project(location);
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) * pxPerUnit < TARGET_PX);
    if (!near) marks.push({ x, y, locations: [location], count: location.count });
    else {
      near.locations.push(location);
      // Families of a suburb are counted with their city already.
      const hasCity = near.locations.some(({ kind, name }) => kind === 'city' && name === location.city);
      if (!hasCity) near.count += location.count;
    }
  }
  return marks;
}
