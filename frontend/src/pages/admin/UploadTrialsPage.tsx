import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/upload-trials').then((module) => ({ default: module.UploadTrialsScreen })),
);
