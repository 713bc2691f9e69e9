import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { product } from '../config/product';
import { paths } from '../config/paths';
import { lazyHydrate } from '../lib/lazy-hydrate';
import { Button, LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { appTexts } from './texts';
import { pageIsServed, reloadForStaleChunk } from './stale-chunk';

const LostDrawing = lazyHydrate(() => import('../ui/drawings/LostDrawing').then((module) => module.LostDrawing));

/** Shown in place of a page that does not exist or failed. `bare` when even the frame failed. */
export function ErrorBoundary({ bare = false }: { bare?: boolean }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) || error instanceof Response ? error.status : 500;
  const content = isLostCode(error) ? <LostCode /> : contentFor(status);
  return bare ? <main>{content}</main> : content;
}

function contentFor(status: number) {
  if (status === 404) return <NotFound />;
  if (status === 410) return <Gone />;
  if (status === 429) return <TryAgain {...appTexts.limited} />;
  return status === 503 ? <Unreachable /> : <Failed />;
}

function NotFound() {
  const words = appTexts.notFound;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text} more={words.help}>
        <LinkButton to={paths.home}>{words.home}</LinkButton>
        <LinkButton to={paths.searchAuPairs} variant="quiet">
          {words.search}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function Gone() {
  const words = appTexts.gone;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text}>
        <LinkButton to={paths.blog}>{words.action}</LinkButton>
      </EmptyState>
    </>
  );
}

/** The code or styles of a page did not load: browsers name the import in a TypeError, Vite the style sheet. */
const isLostCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module|preload CSS/i.test(error.message);

const LOOK_AGAIN_MS = 3_000;

/** Reloads only for a page that was requested: failed prefetches must not cause a reload. */
function LostCode() {
  useEffect(() => void reloadForStaleChunk(), []);
  return <Unreachable open={reloadForStaleChunk} />;
}

/** Loads the page again as soon as the site answers. */
function Unreachable({ open = reloadWhenServed }: { open?: () => Promise<void> }) {
  useEffect(() => {
    const timer = setInterval(() => void open(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [open]);
  const isOffline = typeof navigator === 'object' && navigator.onLine === false;
  return <TryAgain {...(isOffline ? appTexts.offline : appTexts.unreachable)} />;
}

async function reloadWhenServed(): Promise<void> {
  if (await pageIsServed()) location.reload();
}

function TryAgain({ title, text, retry }: { title: string; text: string; retry: string }) {
  return (
    <>
      <Head title={title} />
      <EmptyState page drawing={<LostDrawing />} title={title} text={text}>
        <Button onClick={() => location.reload()}>{retry}</Button>
      </EmptyState>
    </>
  );
}

function Failed() {
  const words = appTexts.failed;
  return (
    <>
      <Head title={words.title} />
      <EmptyState page drawing={<LostDrawing />} title={words.title} text={words.text}>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        <LinkButton to={paths.home} variant="quiet" reloadDocument>
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
