import { wellington } from '../../../content/cities/wellington';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(wellington);

export function Component() {
  return <CityScreen content={wellington} />;
}
