import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/contact').then((module) => ({ default: module.ContactInboxScreen })),
);
