import { useState, type ReactNode } from 'react';
import { Scene } from '../../../ui/scene/Scene';
import type { SceneName } from '../../../ui/scene/scene-names';
import { Finder, type Who } from './Finder';
import styles from './Hero.module.css';

type Headline = readonly [before: string, stressed: string, after: string];

interface HeroProps {
  who: Who;
  onWho: (who: Who) => void;
  headline: Headline;
  text: string;
  scene: SceneName;
}

/** The page is the sky: headline, a place of the region, and the finder standing in its water. */
export function Hero({ who, onWho, headline, text, scene }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className="wrap">
        <div className={styles.text}>
          <Title headline={headline} />
          <p>{text}</p>
        </div>
      </div>
      <Scene name={scene} className={styles.scene} />
      <Finder who={who} onWho={onWho} className={styles.finder} />
    </section>
  );
}

interface LandingHeroProps {
  /** The audience of the page; the finder begins with it. */
  audience: Who;
  headline: Headline;
  text: string;
  scene: SceneName;
  children?: ReactNode;
}

/** The head of a landing: words on the left, the finder upright next to them, both above a wide picture. */
export function LandingHero({ audience, headline, text, scene, children }: LandingHeroProps) {
  const [who, setWho] = useState<Who>(audience);
  return (
    <section className={styles.landing} aria-labelledby="headline" data-audience={audience}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <Title headline={headline} />
          <p>{text}</p>
          {children}
        </div>
        {/* After the words: a picture that is drawn before they have arrived would be pushed down by them. */}
        <Scene name={scene} className={styles.band} />
        <Finder who={who} onWho={setWho} upright className={styles.beside} />
      </div>
    </section>
  );
}

function Title({ headline: [before, stressed, after] }: { headline: Headline }) {
  return (
    <h1 id="headline">
      {before}
      <em>{stressed}</em>
      {after}
    </h1>
  );
}
