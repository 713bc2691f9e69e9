import { Collapse } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { AdminHead } from '../AdminHead';
import { AdminLink } from '../AdminLink';
import styles from './EditorPage.module.css';

/** The page of one long text: its bar, notices, then the columns. */
export function EditorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.editor}>
      <AdminHead title={title} />
      {children}
    </div>
  );
}

interface EditorBarProps {
  back: { to: string; label: string };
  /** How it stands with the text: tags and a sentence. */
  standing: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** How a text stands, and everything that can be done with it. Stays in sight where there is room. */
export function EditorBar({ back, standing, children }: EditorBarProps) {
  return (
    <div className={styles.bar}>
      <AdminLink to={back.to} type="text" icon={<Icon name="back" />}>
        {back.label}
      </AdminLink>
      <span className={styles.standing}>{standing}</span>
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}

/** The text, and what stands around it: next to it where there is room, else beneath. */
export function EditorColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

export interface EditorSection {
  key: string;
  label: string;
  children: ReactNode;
  /** Is opened by the person who wants it. */
  closed?: boolean;
}

/** What stands next to a text, part by part. A closed part is drawn all the same, for problems lead into it. */
export function EditorSections({ sections }: { sections: readonly EditorSection[] }) {
  return (
    <Collapse
      defaultActiveKey={sections.filter(({ closed }) => !closed).map(({ key }) => key)}
      items={sections.map(({ key, label, children }) => ({ key, label, children, forceRender: true }))}
    />
  );
}
