import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useRegionalPath } from './use-region';

/** A link inside the site that stays in the reader's region. */
export function RegionLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const regional = useRegionalPath();
  return <Link to={regional(to)} {...rest} />;
}

/** The same for navigation: marks itself `aria-current` on its page. */
export function RegionNavLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string }) {
  const regional = useRegionalPath();
  return <NavLink to={regional(to)} {...rest} />;
}
