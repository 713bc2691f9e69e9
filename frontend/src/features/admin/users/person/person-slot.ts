import type { ComponentType } from 'react';
import type { UserPage } from '../../../../api/admin-users';

/** A section of a person's page that another feature brings. */
export interface PersonSlot {
  /** As it stands in the address: `?tab=payments`. */
  key: string;
  /** On its tab. */
  label: string;
  Section: ComponentType<{ person: UserPage }>;
}
