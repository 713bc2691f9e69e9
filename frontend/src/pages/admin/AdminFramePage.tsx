import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '../../ui/Spinner';

// Ant Design comes with what is drawn in the browser; the server, which draws everyone as signed out, never needs it.
const AdminFrame = lazy(() => import('../../features/admin/frame').then((module) => ({ default: module.AdminFrame })));

export function Component() {
  return (
    <Suspense fallback={<Spinner page label="Opening Admin" />}>
      <AdminFrame>
        <Suspense fallback={<Spinner page label="Opening Admin" />}>
          <Outlet />
        </Suspense>
      </AdminFrame>
    </Suspense>
  );
}
