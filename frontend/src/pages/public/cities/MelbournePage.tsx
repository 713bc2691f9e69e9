import { melbournePage } from '../../../content/cities/melbourne-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/melbourne')).melbourne;

export const load = loadCity(melbournePage, text);

export function Component() {
  return <CityScreen page={melbournePage} text={text} />;
}
