import { useEffect, useState } from 'react';
import type { CityPage, CityWords, StaticBlock } from '../../content/cities/city-content';
import { useLegalFacts } from '../../entities/legal-facts';
// The styles of server-rendered sections must be loaded before their code, which may never load.
import './Transport.module.css';
import './ChildrenCheck.module.css';
import styles from './city.module.css';
import './TypicalDay.module.css';
import './Outings.module.css';
import './CitySources.module.css';
import './Suburbs.module.css';
import { contentOf, preloadStaticTexts, staticTextsOf } from './static-texts';
import './HighlightedSentence.module.css';
import './WeekendCosts.module.css';
import './Climate.module.css';

interface StaticSectionProps {
  block: StaticBlock | 'sources';
  page: CityPage;
  text: () => Promise<CityWords>;
}

/** A text block: rendered when its texts are loaded, otherwise the server's HTML stays. */
export function StaticSection({ block, page, text }: StaticSectionProps) {
  const id = `${page.name}-${block}`;
  const [texts, setTexts] = useState(() => staticTextsOf(page));
  const [served] = useState(() => (texts ? '' : servedHtml(id)));
  const facts = useLegalFacts(page.region, { skip: !texts });
  const content = texts && contentOf(page, texts.words, facts);
  useEffect(() => {
    if (!texts && !served) void preloadStaticTexts(page, text).then(setTexts);
  }, [texts, served, page, text]);

  const frame = {
    className: block === 'sources' ? undefined : styles.ground,
    'data-told': id,
    'data-ground': block === 'sources' ? undefined : page.grounds[block],
  };
  if (!texts || !content) return <div {...frame} dangerouslySetInnerHTML={{ __html: served }} />;
  const Block = texts.blocks[block];
  return (
    <div {...frame}>
      <Block content={content} />
    </div>
  );
}

const servedHtml = (id: string) => document.querySelector(`[data-told="${id}"]`)?.innerHTML ?? '';
