import { canberra } from '../../../content/cities/canberra';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(canberra);

export function Component() {
  return <CityScreen content={canberra} />;
}
