import { hamilton } from '../../../content/cities/hamilton';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(hamilton);

export function Component() {
  return <CityScreen content={hamilton} />;
}
