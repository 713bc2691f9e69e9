import { hamiltonPage } from '../../../content/cities/hamilton-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/hamilton')).hamilton;

export const load = loadCity(hamiltonPage, text);

export function Component() {
  return <CityScreen page={hamiltonPage} text={text} />;
}
