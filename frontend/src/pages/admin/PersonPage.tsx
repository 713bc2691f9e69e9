import { lazy } from 'react';
import type { PersonSlot } from '../../features/admin-users';

const PersonScreen = lazy(() =>
  import('../../features/admin-users').then((module) => ({ default: module.PersonScreen })),
);

/**
 * Sections that other features bring, in the order of their tabs: a line each, its component loaded when its tab is
 * opened. `{ key: 'payments', label: 'Payments', Section: lazy(() => import('../../features/…').then(…)) }`; it gets
 * the person as `UserPage`.
 */
const slots: PersonSlot[] = [];

export function Component() {
  return <PersonScreen slots={slots} />;
}
