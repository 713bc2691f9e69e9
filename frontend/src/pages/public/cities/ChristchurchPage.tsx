import { christchurch } from '../../../content/cities/christchurch';
import { CityScreen, loadCity } from '../../../features/city';

export const load = loadCity(christchurch);

export function Component() {
  return <CityScreen content={christchurch} />;
}
