import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { product } from '../../config/product';
import { withoutRegion } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { backOfficeTexts, comingMessages } from './messages';

function useBarePath(): string {
  const bare = withoutRegion(useLocation().pathname);
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

/** A room of the back office that is being furnished: what it will hold. */
export function BackOfficeComingPage() {
  const path = useBarePath();
  const words = backOfficeTexts[path] ?? backOfficeTexts[path.replace(/\/[^/]+$/, '')];
  if (!words) throw new Error('This path has no texts yet');
  return (
    <>
      <Head title={words.title} />
      <EmptyState
        page
        drawing={<KettleDrawing />}
        title={words.title}
        text={words.text}
        more={comingMessages.backOffice}
      >
        <LinkButton to={paths.dashboard} look="quiet">
          {comingMessages.toDashboard}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function Head({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | ${product.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
