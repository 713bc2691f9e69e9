import { canberraPage } from '../../../content/cities/canberra-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/canberra')).canberra;

export const load = loadCity(canberraPage, text);

export function Component() {
  return <CityScreen page={canberraPage} text={text} />;
}
