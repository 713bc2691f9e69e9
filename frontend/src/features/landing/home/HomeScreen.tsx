import { useState, type ReactNode } from 'react';
import { countryLandings } from '../../../config/country-landings';
import { organization, PageHead, useSite } from '../../../lib/head';
import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { useRegion } from '../../../lib/region';
import type { Who } from '../hero/Finder';
import { Hero } from '../hero/Hero';
import { AuPairs, Families } from '../people/People';
import { homeTexts as words } from './texts';

const Close = lazyHydrate(() => import('../close/Close').then((module) => module.Close));
const HowItWorks = lazyHydrate(() => import('../how/HowItWorks').then((module) => module.HowItWorks));
const Prices = lazyHydrate(() => import('../prices/Prices').then((module) => module.Prices));
const LandingTestimonials = lazyHydrate(() =>
  import('../testimonials/LandingTestimonials').then((module) => module.LandingTestimonials),
);
const WhyUs = lazyHydrate(() => import('../why/WhyUs').then((module) => module.WhyUs));

/** The home page of both regions. `posts` is what the blog has to say. */
export function HomeScreen({ posts }: { posts?: ReactNode }) {
  const region = useRegion();
  const site = useSite();
  const [who, setWho] = useState<Who>('family');
  return (
    <>
      <PageHead
        title={words.title[region]}
        description={words.description[region]}
        bare
        alternates={import.meta.env.SSR ? countryLandings : []}
        jsonLd={import.meta.env.SSR ? [organization(site)] : []}
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
      <LandingTestimonials />
      {posts}
      <Prices />
      <Close />
    </>
  );
}
