import { perthPage } from '../../../content/cities/perth-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/perth')).perth;

export const load = loadCity(perthPage, text);

export function Component() {
  return <CityScreen page={perthPage} text={text} />;
}
