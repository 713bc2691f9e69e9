import { taurangaPage } from '../../../content/cities/tauranga-page';
import { CityScreen, loadCity } from '../../../features/city';

const text = async () => (await import('../../../content/cities/tauranga')).tauranga;

export const load = loadCity(taurangaPage, text);

export function Component() {
  return <CityScreen page={taurangaPage} text={text} />;
}
