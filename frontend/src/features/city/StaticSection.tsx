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
  const [told, setTold] = useState(() => staticTextsOf(page));
  const [served] = useState(() => (told ? '' : servedHtml(id)));
  const facts = useLegalFacts(page.region, { skip: !told });
  const content = told && contentOf(page, told.words, facts);
  useEffect(() => {
    if (!told && !served) void preloadStaticTexts(page, text).then(setTold);
  }, [told, served, page, text]);

  const frame = {
    className: block === 'sources' ? undefined : styles.ground,
    'data-told': id,
    'data-ground': block === 'sources' ? undefined : page.grounds[block],
  };
  if (!told || !content) return <div {...frame} dangerouslySetInnerHTML={{ __html: served }} />;
  const Block = told.blocks[block];
  return (
    <div {...frame}>
      <Block content={content} />
    </div>
  );
}

const servedHtml = (id: string) => document.querySelector(`[data-told="${id}"]`)?.innerHTML ?? '';
