import type { Credentials } from './people';

/** The first admin of the demo. */
export const administrator: Credentials = {
  email: 'admin@example.com',
  password: 'the key is under the pot',
};

/** The second admin, who approves what the first one proposes. */
export const secondAdmin: Credentials = {
  email: 'second@example.com',
  password: 'four eyes and a lantern',
};

/** An au pair of the demo with a placement in progress and an earlier one. */
export const auPairInPlacement: Credentials = {
  email: 'beatriz.salgueiro@example.com',
  password: 'soup on a Thursday',
};
