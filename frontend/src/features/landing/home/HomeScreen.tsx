import { useState, type ReactNode } from 'react';
import { countryLandings } from '../../../config/country-landings';
import { organization, PageHead, useSite } from '../../../lib/head';
import { useRegion } from '../../../lib/region';
import { Close } from '../close/Close';
import type { Who } from '../hero/Finder';
import { Hero } from '../hero/Hero';
import { HowItWorks } from '../how/HowItWorks';
import { AuPairs, Families } from '../people/People';
import { Prices } from '../prices/Prices';
import { Voices } from '../voices/Voices';
import { WhyUs } from '../why/WhyUs';
import { homeMessages as words } from './messages';

/** The home page of both regions. `posts` is what the blog has to say. */
export function HomeScreen({ posts }: { posts?: ReactNode }) {
  const region = useRegion();
  const [who, setWho] = useState<Who>('family');
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description}
        bare
        alternates={import.meta.env.SSR ? countryLandings : []}
        jsonLd={[organization(useSite())]}
      />
      <Hero
        who={who}
        onWho={setWho}
        headline={words[who].headline}
        text={words[who].text[region]}
        scene={region === 'newzealand' ? 'aotearoa' : 'harbour'}
      />
      <AuPairs />
      <Families />
      <HowItWorks />
      <WhyUs />
      <Voices />
      {posts}
      <Prices />
      <Close />
    </>
  );
}
