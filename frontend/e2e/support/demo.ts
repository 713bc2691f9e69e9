import type { Person } from './people';

/** The administrator of the demonstration, the only one that exists without being made by hand. */
export const administrator: Pick<Person, 'email' | 'password'> = {
  email: 'keeper@example.com',
  password: 'the key is under the pot',
};
