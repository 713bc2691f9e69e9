import type { ReactNode } from 'react';
import type { CityContent, StaticBlock } from '../../content/cities/city-content';
import { Around } from './Around';
import { Check } from './Check';
import { Living } from './Living';
import { Outside } from './Outside';
import { Sources } from './Sources';
import { Suburbs } from './Suburbs';
import { Voice } from './Voice';
import { Weekend } from './Weekend';
import { Year } from './Year';

/** What draws the words of a city's page. */
export const staticSections: Record<StaticBlock | 'sources', (props: { content: CityContent }) => ReactNode> = {
  living: Living,
  voice: Voice,
  around: Around,
  suburbs: Suburbs,
  year: Year,
  weekend: Weekend,
  outside: Outside,
  check: Check,
  sources: Sources,
};
