import { sydneyPage } from '../../../content/cities/sydney-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/sydney')).sydney;

export const load = loadCity(sydneyPage, text);

export function Component() {
  return <CityScreen page={sydneyPage} text={text} />;
}
