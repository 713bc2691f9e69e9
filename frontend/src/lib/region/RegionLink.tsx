import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { Region } from '../../config/regions';
import { regionalPath } from './region-paths';
import { useRegionalPath } from './use-region';

export interface RegionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** The reader's own by default. */
  region?: Region;
}

/** A link inside the site that stays in the reader's region. */
export function RegionLink({ to, region, ...rest }: RegionLinkProps) {
  const regional = useRegionalPath();
  return <Link to={region ? regionalPath(to, region) : regional(to)} {...rest} />;
}

/** The same for navigation: marks itself `aria-current` on its page. */
export function RegionNavLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string }) {
  const regional = useRegionalPath();
  return <NavLink to={regional(to)} {...rest} />;
}
