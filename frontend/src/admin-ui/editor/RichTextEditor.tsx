import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { RichTextProps } from './RichText';
import { retryImport } from '../../lib/retry-import';

// The editor is as large as a public page: it comes when someone writes.
const RichText = lazy(retryImport(() => import('./RichText').then((module) => ({ default: module.RichText }))));

/**
 * Writes HTML of the kind that `cleanHtml` of the API lets through, set as its readers will see it. `value` is HTML;
 * a `value` from elsewhere (a revision, the other editor's text) replaces what is shown, one's own typing does not.
 */
export function RichTextEditor(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" ratio="16 / 10" />}>
      <RichText {...props} />
    </Suspense>
  );
}
