import type { ReactNode } from 'react';
import type { CityContent, StaticBlock } from '../../content/cities/city-content';
import { Transport } from './Transport';
import { ChildrenCheck } from './ChildrenCheck';
import { TypicalDay } from './TypicalDay';
import { Outings } from './Outings';
import { CitySources } from './CitySources';
import { Suburbs } from './Suburbs';
import { HighlightedSentence } from './HighlightedSentence';
import { WeekendCosts } from './WeekendCosts';
import { Climate } from './Climate';

/** The component of each text section of a city page. */
export const staticSections: Record<StaticBlock | 'sources', (props: { content: CityContent }) => ReactNode> = {
  living: TypicalDay,
  voice: HighlightedSentence,
  around: Transport,
  suburbs: Suburbs,
  year: Climate,
  weekend: WeekendCosts,
  outside: Outings,
  check: ChildrenCheck,
  sources: CitySources,
};
