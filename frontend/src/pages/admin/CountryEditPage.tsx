import { lazy } from 'react';
import type { EditableLanding } from '../../api/admin-countries';

const CountryEditScreen = lazy(() =>
  import('../../features/admin/countries').then((module) => ({ default: module.CountryEditScreen })),
);
const CountryPage = lazy(() =>
  import('../../features/country-landing').then((module) => ({ default: module.CountryPage })),
);

/** The page's words before they are saved, drawn as visitors see them. */
const drawPage = ({ content, country, subdomain, language, checkedOn }: EditableLanding) => (
  <div lang={language}>
    <CountryPage landing={{ ...content, country, subdomain, language, checkedOn }} />
  </div>
);

export function Component() {
  return <CountryEditScreen drawPage={drawPage} />;
}
