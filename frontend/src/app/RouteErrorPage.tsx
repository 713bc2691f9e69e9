import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { product } from '../config/product';
import { paths } from '../config/paths';
import { later } from '../lib/later';
import { Button, LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { appMessages } from './messages';

const LostDrawing = later(() => import('../ui/drawings/LostDrawing').then((module) => module.LostDrawing));

/** What stands in place of a page that is not there or broke. `bare` when even the frame is broken. */
export function RouteErrorPage({ bare = false }: { bare?: boolean }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) || error instanceof Response ? error.status : 500;
  const content = contentFor(status);
  return bare ? <main>{content}</main> : content;
}

function contentFor(status: number) {
  if (status === 404) return <NotFound />;
  if (status === 410) return <Gone />;
  return status === 503 ? <Unreachable /> : <Failed />;
}

function NotFound() {
  const words = appMessages.notFound;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text} more={words.help}>
        <LinkButton to={paths.home}>{words.home}</LinkButton>
        <LinkButton to={paths.searchAuPairs} look="quiet">
          {words.search}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function Gone() {
  const words = appMessages.gone;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text}>
        <LinkButton to={paths.blog}>{words.action}</LinkButton>
      </EmptyState>
    </>
  );
}

function Unreachable() {
  const words = appMessages.unreachable;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text}>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
      </EmptyState>
    </>
  );
}

function Failed() {
  const words = appMessages.failed;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text}>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        <LinkButton to={paths.home} look="quiet" reloadDocument>
          {words.home}
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
