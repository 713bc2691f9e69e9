import { adminBrowserErrorsApi as generated } from './generated/admin-browser-errors';

export * from './generated/admin-browser-errors';

export const adminBrowserErrorsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin browser errors', 'Admin audit'],
  endpoints: { resolveBrowserError: { invalidatesTags: ['Admin browser errors', 'Admin audit'] } },
});
