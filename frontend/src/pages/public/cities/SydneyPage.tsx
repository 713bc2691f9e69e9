import { sydney } from '../../../content/cities/sydney';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(sydney);

export function Component() {
  return <CityScreen content={sydney} />;
}
