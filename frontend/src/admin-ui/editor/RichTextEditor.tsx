import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { RichTextProps } from './RichText';
import { retryImport } from '../../lib/retry-import';

// The editor is as large as a public page, so it is loaded when it is needed.
const RichText = lazy(retryImport(() => import('./RichText').then((module) => ({ default: module.RichText }))));

/**
 * Edits HTML of the kind that the API's `cleanHtml` allows, styled as readers will see it. A new `value` from elsewhere
 * (a revision, the other editor's text) replaces the content; the editor's own changes do not.
 */
export function RichTextEditor(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" ratio="16 / 10" />}>
      <RichText {...props} />
    </Suspense>
  );
}
