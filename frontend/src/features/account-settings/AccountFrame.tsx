import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { PageHead } from '../../lib/head';
import { RegionLink, RegionNavLink, useRegionalPath } from '../../lib/region';
import { useSession } from '../../lib/session';
import { Icon } from '../../ui/Icon';
import { accountSection, accountSections, type AccountSectionName } from './sections';
import { accountTexts } from './texts';
import styles from './AccountFrame.module.css';

/** One section of the account, with the way to the others. */
export function AccountFrame({ section, children }: { section: AccountSectionName; children: ReactNode }) {
  const { user } = useSession();
  const regional = useRegionalPath();
  const { title, lead } = accountSection(section);
  const sections = user ? accountSections(user) : [];
  if (user && !sections.some(({ name }) => name === section)) return <Navigate to={regional(paths.account)} replace />;
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead title={title} hidden />
      <nav className={styles.nav} aria-label={accountTexts.heading}>
        <RegionLink to={paths.account} className={styles.back}>
          <Icon name="back" size={20} />
          {accountTexts.title}
        </RegionLink>
        <ul>
          {sections.map((one) => (
            <li key={one.name}>
              <RegionNavLink to={one.path}>
                <Icon name={one.icon} size={20} />
                {one.title}
              </RegionNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

interface AccountPartProps {
  /** By which links lead here. */
  id?: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** One subject of a section that has several. */
export function AccountPart({ id, heading, lead, children }: AccountPartProps) {
  return (
    <section id={id} className={styles.part}>
      <h2>{heading}</h2>
      {lead ? <p className={styles.muted}>{lead}</p> : null}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
