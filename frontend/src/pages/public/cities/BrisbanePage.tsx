import { brisbane } from '../../../content/cities/brisbane';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(brisbane);

export function Component() {
  return <CityScreen content={brisbane} />;
}
