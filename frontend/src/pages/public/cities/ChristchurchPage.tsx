import { christchurchPage } from '../../../content/cities/christchurch-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/christchurch')).christchurch;

export const load = loadCity(christchurchPage, text);

export function Component() {
  return <CityScreen page={christchurchPage} text={text} />;
}
