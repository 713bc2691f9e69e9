import { lazy } from 'react';
import type { UserPage } from '../../api/admin-users';
import type { PersonSlot } from '../../features/admin/users';
import { retryImport } from '../../lib/retry-import';

const PersonScreen = lazy(
  retryImport(() => import('../../features/admin/users').then((module) => ({ default: module.PersonScreen }))),
);

/**
 * Sections that other features bring, in the order of their tabs: a line each, its component loaded when its tab is
 * opened; it gets the person as `UserPage`. `{ key: 'payments', label: 'Payments', Section:
 * lazy(retryImport(() => import('../../features/…').then(…))) }`
 */
const slots: PersonSlot[] = [
  {
    key: 'payments',
    label: 'Payments',
    Section: lazy(
      retryImport(() => import('../../features/admin/payments').then((module) => ({ default: module.PersonPayments }))),
    ),
  },
  {
    key: 'privacy',
    label: 'Role and data',
    Section: lazy(
      retryImport(() => import('../../features/admin/privacy').then((module) => ({ default: module.PersonPrivacy }))),
    ),
  },
  {
    key: 'audit',
    label: 'Audit',
    Section: lazy(
      retryImport(() =>
        import('../../features/admin/audit').then(({ SubjectTrail }) => ({
          default: ({ person }: { person: UserPage }) => <SubjectTrail subjectId={person.id} />,
        })),
      ),
    ),
  },
];

export function Component() {
  return <PersonScreen slots={slots} />;
}
