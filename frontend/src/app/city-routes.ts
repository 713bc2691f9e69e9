import { redirect, type RouteObject } from 'react-router-dom';
import { cities, cityPath, type City } from '../config/cities';
import { page } from './pages';
import type { AppStore } from './store';

/** A city's page exists in its own country; in the other one it redirects there. */
export function cityRoutes(store: AppStore): RouteObject[] {
  return cities.flatMap((city) => [
    { path: cityPath(city), ...page(store, `public/cities/${city.name}Page`, { frame: 'sky' }) },
    {
      path: elsewhere(city),
      loader: ({ request }) => redirect(cityPath(city) + new URL(request.url).search, 301),
      element: null,
    },
  ]);
}

const elsewhere = ({ slug, region }: City) => (region === 'australia' ? `/nz/${slug}` : `/${slug}`);
