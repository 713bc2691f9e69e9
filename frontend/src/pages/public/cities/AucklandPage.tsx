import { auckland } from '../../../content/cities/auckland';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(auckland);

export function Component() {
  return <CityScreen content={auckland} />;
}
