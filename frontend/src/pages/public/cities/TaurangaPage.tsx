import { tauranga } from '../../../content/cities/tauranga';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(tauranga);

export function Component() {
  return <CityScreen content={tauranga} />;
}
