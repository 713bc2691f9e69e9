import { Suspense } from 'react';
import { preloadedPart } from '../../lib/lazy-part';
import { Skeleton } from '../../ui/Skeleton';
import type { PasswordAndCodeProps } from './PasswordAndCode';

const Password = preloadedPart(async () => (await import('./PasswordForm')).PasswordForm);
const PasswordAndCodeDialog = preloadedPart(async () => (await import('./PasswordAndCode')).PasswordAndCode);

/** The form library loads once the page is shown; until then the form's place is kept free. */
export const PasswordForm = () => (
  <Suspense fallback={<Skeleton shape="card" height="375px" />}>
    <Password />
  </Suspense>
);

/** A dialog that was opened before its code has loaded opens as soon as it has. */
export const PasswordAndCode = (props: PasswordAndCodeProps) => (
  <Suspense>
    <PasswordAndCodeDialog {...props} />
  </Suspense>
);
