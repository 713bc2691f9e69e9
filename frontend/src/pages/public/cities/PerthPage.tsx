import { perth } from '../../../content/cities/perth';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(perth);

export function Component() {
  return <CityScreen content={perth} />;
}
