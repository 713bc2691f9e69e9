import type { ReactNode } from 'react';
import { useRegion } from '../../lib/region';
import { Portrait } from '../../ui/portraits';
import { Scene } from '../../ui/scene/Scene';
import styles from './auth.module.css';
import { authTexts } from './texts';

interface AuthLayoutProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** Text and form on the left, on wide screens a drawing on the right. */
export function AuthLayout({ heading, lead, children }: AuthLayoutProps) {
  const region = useRegion();
  return (
    <div className={`wrap ${styles.layout}`}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <aside className={styles.picture} aria-hidden="true">
        <Scene name={region === 'newzealand' ? 'aotearoa' : 'harbour'} className={styles.scene} />
        <figure className={styles.note}>
          <span className={styles.face}>
            <Portrait
              seed="noemie"
              crop="face"
              look={{
                hair: 'afro',
                colour: 'black',
                skin: 4,
                mouth: 'open',
                glasses: false,
                freckles: false,
                top: 'dungaree',
                cloth: 'rose',
                second: 'tasman',
                ground: 'sea',
                back: 'waves',
                tilt: -2,
              }}
            />
          </span>
          <div>
            <p>{authTexts.picture.text}</p>
            <figcaption>{authTexts.picture.more}</figcaption>
          </div>
        </figure>
      </aside>
    </div>
  );
}
