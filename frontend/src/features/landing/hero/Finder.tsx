import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchApi } from '../../../api/search';
import type { SearchCount } from '../../../api/search';
import { paths } from '../../../config/paths';
import { ANY_LOCATION } from '../../../config/regions';
import { useRegion, useRegionalPath, useRegionFacts } from '../../../lib/region';
import { Button } from '../../../ui/Button';
import { Select, TextInput } from '../../../ui/form/controls';
import { Icon } from '../../../ui/Icon';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { classNames } from '../../../ui/class-names';
import { featuredAuPairs } from '../people/featured';
import styles from './Finder.module.css';
import { finderTexts as words } from './texts';

export type Who = 'family' | 'aupair';

const TABS = [
  { id: 'family', label: words.iAmFamily },
  { id: 'aupair', label: words.iAmAuPair },
] as const;

interface FinderProps {
  who: Who;
  onWho: (who: Who) => void;
  /** One field under the other, however wide the page is. */
  upright?: boolean;
  className?: string | undefined;
}

/** Two small forms that open the searches, by plain GET where there is no JavaScript. */
export function Finder({ who, onWho, upright = false, className }: FinderProps) {
  const region = useRegion();
  // Only what the page has asked for anyway: a number is no reason to ask.
  const auPairs = searchApi.endpoints.searchAuPairs.useQueryState(featuredAuPairs(region)).data?.count;
  const families = searchApi.endpoints.listRegionFamilies.useQueryState({ region }).data?.count;
  const auPairsHere = finePrint(words.family, auPairs);
  const familiesHere = finePrint(words.aupair, families);
  return (
    <div className={classNames(styles.finder, className)} data-upright={upright || undefined}>
      <Tabs label={words.whoAreYou} tabs={TABS} value={who} onChange={onWho} variant="folder" name="finder" />
      <TabPanel name="finder" id="family" value={who}>
        <FinderForm
          to={paths.searchAuPairs}
          date="startBy"
          title={
            <h2>
              Wattle <em>&amp;</em> Fern
            </h2>
          }
          texts={words.family}
          fine={auPairsHere}
        />
      </TabPanel>
      <TabPanel name="finder" id="aupair" value={who}>
        <FinderForm
          to={paths.searchFamilies}
          date="startFrom"
          title={<h2>{words.aupair.title}</h2>}
          texts={words.aupair}
          fine={familiesHere}
        />
      </TabPanel>
    </div>
  );
}

/** The number of people, if it is known and more than one. */
function finePrint(texts: { fine: string; count: (count: string) => string }, count: SearchCount | undefined): string {
  if (!count || count.value < 2) return texts.fine;
  return texts.count(count.capped ? `${count.value}+` : String(count.value));
}

interface FinderFormProps {
  to: string;
  /** The filter of that search which the date becomes. */
  date: 'startBy' | 'startFrom';
  title: ReactNode;
  texts: { place: string; date: string; submit: string };
  fine: string;
}

function FinderForm({ to, date, title, texts, fine }: FinderFormProps) {
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
        <Select label={texts.place} name="city" icon="place">
          {locations.map((place) => (
            <option key={place} value={place === ANY_LOCATION ? '' : place}>
              {place}
            </option>
          ))}
        </Select>
        <TextInput
          label={texts.date}
          name={date}
          type="date"
          icon="calendar"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" icon="search" className={styles.submit ?? ''}>
          {texts.submit}
        </Button>
      </div>
      <p className={styles.fine}>
        <Icon name="badge" />
        <span>{fine}</span>
      </p>
    </form>
  );
}
