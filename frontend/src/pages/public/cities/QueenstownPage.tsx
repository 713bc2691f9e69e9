import { queenstown } from '../../../content/cities/queenstown';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(queenstown);

export function Component() {
  return <CityScreen content={queenstown} />;
}
