import { useState } from 'react';
import { countryLandings } from '../../config/country-landings';
import { organization, PageHead, useSite } from '../../lib/head';
import { Close } from './Close';
import { Hero, type Who } from './Hero';
import { HowItWorks } from './HowItWorks';
import { homeMessages } from './messages';
import { AuPairs, Families } from './People';
import { Pricing } from './Pricing';
import { Voices } from './Voices';
import { WhyUs } from './WhyUs';

/** The home page of both regions. */
export function HomeScreen() {
  const [who, setWho] = useState<Who>('family');
  return (
    <>
      <PageHead
        title={homeMessages.title}
        description={homeMessages.description}
        bare
        alternates={import.meta.env.SSR ? countryLandings : []}
        jsonLd={[organization(useSite())]}
      />
      <Hero who={who} onWho={setWho} />
      <AuPairs />
      <Families />
      <HowItWorks />
      <WhyUs />
      <Voices />
      <Pricing />
      <Close />
    </>
  );
}
