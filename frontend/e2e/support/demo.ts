import type { Person } from './people';

/** The first admin of the demo. */
export const administrator: Pick<Person, 'email' | 'password'> = {
  email: 'keeper@example.com',
  password: 'the key is under the pot',
};

/** The second admin, who approves what the first one proposes. */
export const secondAdmin: Pick<Person, 'email' | 'password'> = {
  email: 'second@example.com',
  password: 'four eyes and a lantern',
};
