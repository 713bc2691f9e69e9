import type { Person } from './people';

/** The first admin of the demonstration. */
export const administrator: Pick<Person, 'email' | 'password'> = {
  email: 'keeper@example.com',
  password: 'the key is under the pot',
};

/** Agrees to what the first one asks for. */
export const secondAdmin: Pick<Person, 'email' | 'password'> = {
  email: 'second@example.com',
  password: 'four eyes and a lantern',
};
