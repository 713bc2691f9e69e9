import { melbourne } from '../../../content/cities/melbourne';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(melbourne);

export function Component() {
  return <CityScreen content={melbourne} />;
}
