import { adelaide } from '../../../content/cities/adelaide';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(adelaide);

export function Component() {
  return <CityScreen content={adelaide} />;
}
