import { useSelector } from 'react-redux';
import type { PublicSettings } from '../../config/product';
import { ConsentChoice } from '../../features/consent';
import { CookiesScreen } from '../../features/legal/CookiesScreen';

/** The cookies page, with the choice it speaks of. */
export function Component() {
  const { serviceScripts } = useSelector((state: { settings: PublicSettings }) => state.settings);
  const asks = Object.keys(serviceScripts).length > 0;
  return <CookiesScreen choice={asks ? <ConsentChoice scripts={serviceScripts} /> : null} />;
}
