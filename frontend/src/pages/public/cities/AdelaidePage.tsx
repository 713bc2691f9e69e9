import { adelaidePage } from '../../../content/cities/adelaide-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/adelaide')).adelaide;

export const load = loadCity(adelaidePage, text);

export function Component() {
  return <CityScreen page={adelaidePage} text={text} />;
}
