import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useGetEditableLandingQuery, type EditableLanding, type LandingCountry } from '../../../../api/admin-countries';
import { paths } from '../../../../config/paths';
import { adminCountriesMessages } from '../texts';
import { CountryEditor } from './CountryEditor';

/** Draws the words of a page as visitors see them. */
export type DrawPage = (landing: EditableLanding) => ReactNode;

/** The page of one country in the editor. */
export function CountryEditScreen({ drawPage }: { drawPage: DrawPage }) {
  const country = useParams()['country'] as LandingCountry;
  const query = useGetEditableLandingQuery({ country }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem key={country} query={query} words={adminCountriesMessages.editor.opened} backTo={paths.adminCountries}>
      {(landing) => <CountryEditor landing={landing} drawPage={drawPage} />}
    </OpenedItem>
  );
}
