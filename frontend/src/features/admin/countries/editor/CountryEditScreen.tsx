import { useParams } from 'react-router-dom';
import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useGetEditableLandingQuery, type LandingCountry } from '../../../../api/admin-countries';
import { paths } from '../../../../config/paths';
import { adminCountriesTexts } from '../texts';
import { CountryEditor, type DrawPage } from './CountryEditor';

/** The editor of one country's page. */
export function CountryEditScreen({ drawPage }: { drawPage: DrawPage }) {
  const country = useParams()['country'] as LandingCountry;
  const query = useGetEditableLandingQuery({ country }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem key={country} query={query} words={adminCountriesTexts.editor.opened} backTo={paths.adminCountries}>
      {(landing) => <CountryEditor landing={landing} drawPage={drawPage} />}
    </OpenedItem>
  );
}
