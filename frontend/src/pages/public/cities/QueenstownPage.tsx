import { queenstownPage } from '../../../content/cities/queenstown-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/queenstown')).queenstown;

export const load = loadCity(queenstownPage, text);

export function Component() {
  return <CityScreen page={queenstownPage} text={text} />;
}
