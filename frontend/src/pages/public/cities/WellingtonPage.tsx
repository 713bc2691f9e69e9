import { wellingtonPage } from '../../../content/cities/wellington-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/wellington')).wellington;

export const load = loadCity(wellingtonPage, text);

export function Component() {
  return <CityScreen page={wellingtonPage} text={text} />;
}
