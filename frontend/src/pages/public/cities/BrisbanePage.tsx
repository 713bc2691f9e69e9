import { brisbanePage } from '../../../content/cities/brisbane-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/brisbane')).brisbane;

export const load = loadCity(brisbanePage, text);

export function Component() {
  return <CityScreen page={brisbanePage} text={text} />;
}
