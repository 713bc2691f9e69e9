import { aucklandPage } from '../../../content/cities/auckland-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/auckland')).auckland;

export const load = loadCity(aucklandPage, text);

export function Component() {
  return <CityScreen page={aucklandPage} text={text} />;
}
