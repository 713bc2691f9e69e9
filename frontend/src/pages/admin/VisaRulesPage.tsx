import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/visa-rules').then((module) => ({ default: module.VisaRulesScreen })),
);
