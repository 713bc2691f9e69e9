import type { ComponentType } from 'react';
import type { UserPage } from '../../../../api/admin-users';

/** A section of a person's page from another feature. */
export interface PersonSlot {
  /** Its name in the address: `?tab=payments`. */
  key: string;
  /** The label of its tab. */
  label: string;
  Section: ComponentType<{ person: UserPage }>;
}
