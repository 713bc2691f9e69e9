import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/settings').then((module) => ({ default: module.SettingsScreen })),
);
