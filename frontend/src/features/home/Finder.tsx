import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchAuPairsQuery, useSearchFamiliesQuery, type SearchCount } from '../../api/enhance';
import { paths } from '../../config/paths';
import { ANY_LOCATION } from '../../config/regions';
import { useRegion, useRegionalPath, useRegionFacts } from '../../lib/region';
import { Button } from '../../ui/Button';
import { Select, TextInput } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import { TabPanel, Tabs } from '../../ui/Tabs';
import styles from './Finder.module.css';
import { featuredAuPairs, featuredFamilies } from './featured';
import type { Who } from './Hero';
import { homeMessages } from './messages';

const TABS = [
  { id: 'family', label: homeMessages.iAmFamily },
  { id: 'aupair', label: homeMessages.iAmAuPair },
] as const;

/** Two small forms that open the searches, by plain GET where there is no JavaScript. */
export function Finder({ who, onWho }: { who: Who; onWho: (who: Who) => void }) {
  const region = useRegion();
  const auPairs = useSearchAuPairsQuery(featuredAuPairs(region)).data?.count;
  const families = useSearchFamiliesQuery(featuredFamilies(region)).data?.count;
  const auPairsHere = finePrint(homeMessages.family, auPairs);
  const familiesHere = finePrint(homeMessages.aupair, families);
  return (
    <div className={styles.finder}>
      <Tabs label={homeMessages.whoAreYou} tabs={TABS} value={who} onChange={onWho} look="folder" name="finder" />
      <TabPanel name="finder" id="family" value={who}>
        <FinderForm
          to={paths.searchAuPairs}
          date="startBy"
          title={
            <h2>
              Wattle <em>&amp;</em> Fern
            </h2>
          }
          words={homeMessages.family}
          fine={auPairsHere}
        />
      </TabPanel>
      <TabPanel name="finder" id="aupair" value={who}>
        <FinderForm
          to={paths.searchFamilies}
          date="startFrom"
          title={<h2>{homeMessages.aupair.cardTitle}</h2>}
          words={homeMessages.aupair}
          fine={familiesHere}
        />
      </TabPanel>
    </div>
  );
}

/** How many there are, where that is known and more than one. */
function finePrint(words: { fine: string; count: (count: string) => string }, count: SearchCount | undefined): string {
  if (!count || count.value < 2) return words.fine;
  return words.count(count.capped ? `${count.value}+` : String(count.value));
}

interface FinderFormProps {
  to: string;
  /** The filter of that search which the date becomes. */
  date: 'startBy' | 'startFrom';
  title: ReactNode;
  words: { place: string; date: string; submit: string };
  fine: string;
}

function FinderForm({ to, date, title, words, fine }: FinderFormProps) {
  const { locations } = useRegionFacts();
  const action = useRegionalPath()(to);
  const navigate = useNavigate();
  const [day, setDay] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (value) chosen.set(name, String(value));
    void navigate(chosen.size > 0 ? `${action}?${chosen}` : action);
  };

  return (
    <form className={styles.form} action={action} method="get" onSubmit={submit}>
      {title}
      <div className={styles.row}>
        <Select label={words.place} name="city" icon="place">
          {locations.map((place) => (
            <option key={place} value={place === ANY_LOCATION ? '' : place}>
              {place}
            </option>
          ))}
        </Select>
        <TextInput
          label={words.date}
          name={date}
          type="date"
          icon="calendar"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" icon="search" className={styles.submit ?? ''}>
          {words.submit}
        </Button>
      </div>
      <p className={styles.fine}>
        <Icon name="badge" />
        <span>{fine}</span>
      </p>
    </form>
  );
}
