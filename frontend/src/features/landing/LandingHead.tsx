import { useLocation } from 'react-router-dom';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import { useRegion, regionalPath } from '../../lib/region';
import { landingTexts } from './texts';

/** The head of a page one step below the home page. */
export function LandingHead({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation();
  const site = useSite();
  const home = regionalPath('/', useRegion());
  const way = [
    { name: landingTexts.home, path: home },
    { name: title, path: pathname },
  ];
  return (
    <PageHead title={title} description={description} jsonLd={import.meta.env.SSR ? [breadcrumbs(site, way)] : []} />
  );
}
