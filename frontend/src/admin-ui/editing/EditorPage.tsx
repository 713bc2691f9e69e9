import { Collapse } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { AdminHead } from '../AdminHead';
import { AdminLink } from '../AdminLink';
import styles from './EditorPage.module.css';

/** The page of a long text: action bar, notices, then the columns. */
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
  /** The state of the text: tags and a sentence. */
  state: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** The state of a text and its actions. Sticks to the top where there is room. */
export function EditorBar({ back, state, children }: EditorBarProps) {
  return (
    <div className={styles.bar}>
      <AdminLink to={back.to} type="text" icon={<Icon name="back" />}>
        {back.label}
      </AdminLink>
      <span className={styles.state}>{state}</span>
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}

/** The text and its side panels: next to it where there is room, otherwise below. */
export function EditorColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

interface EditorSection {
  key: string;
  label: string;
  children: ReactNode;
  /** Collapsed until someone opens it. */
  closed?: boolean;
}

/** A side panel in sections. A collapsed section is rendered too, because the problem list links into it. */
export function EditorSections({ sections }: { sections: readonly EditorSection[] }) {
  return (
    <Collapse
      defaultActiveKey={sections.filter(({ closed }) => !closed).map(({ key }) => key)}
      items={sections.map(({ key, label, children }) => ({ key, label, children, forceRender: true }))}
    />
  );
}
