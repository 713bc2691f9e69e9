import { useState, type ReactNode } from 'react';
import type { BoardPlace, HourlyFloor, PlaceFacts } from '../../api/job-board';
import { familyPath, reportPath } from '../../config/paths';
import { shortDay } from '../../lib/format/date';
import { WeekPay } from '../../entities/fair-pay';
import { nameOnCard, ReputationLine } from '../../entities/people';
import { FamilyPicture } from '../../entities/people/CardPicture';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { Caution } from '../../ui/Caution';
import { Icon, type IconName } from '../../ui/Icon';
import shared from './JobBoard.module.css';
import styles from './ListingCard.module.css';
import { jobBoardTexts } from './texts';
import { payOf } from './money';

const { card: texts } = jobBoardTexts;

/** A listing on the board: family, location, dates, hours, and the pay set like a menu. */
export function ListingCard({ place, children }: { place: BoardPlace; children: ReactNode }) {
  const { family } = place;
  const [whole, setWhole] = useState(false);
  return (
    <article className={shared.card}>
      <div className={styles.frame}>
        <FamilyPicture family={family} sizes="(max-width: 719px) 100vw, 300px" />
      </div>
      <div className={shared.body}>
        <header>
          <div>
            <h2>
              <RegionLink to={familyPath(family.id)}>{capitalised(nameOnCard(family))}</RegionLink>
            </h2>
            <p className={shared.where}>
              <Icon name="place" size={17} />
              {family.place}
            </p>
          </div>
          <Pay place={place} />
        </header>
        <ReputationLine {...family} />
        <div className={styles.floor}>
          <ListingPay place={place} floor={place.payFloor} />
        </div>
        <div className={styles.words} data-short={!whole || undefined}>
          <PlaceWords
            place={place}
            advice={<RegionLink to={reportPath('profile', family.id)}>{texts.report(nameOnCard(family))}</RegionLink>}
          />
          <button type="button" className={styles.whole} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? texts.less : texts.whole}
          </button>
        </div>
        <footer>{children}</footer>
      </div>
    </article>
  );
}

export function Pay({ place }: { place: PlaceFacts }) {
  return (
    <p className={styles.pay}>
      <b>{payOf(place)}</b> {texts.week}
    </p>
  );
}

/** The pay of a listing next to the legal minimum: the same for the family and for au pairs. */
export function ListingPay({ place, floor }: { place: PlaceFacts; floor: HourlyFloor }) {
  const { hoursPerWeek, payMinCents, payMaxCents } = place;
  return <WeekPay floor={floor} week={{ minutes: hoursPerWeek * 60, payMinCents, payMaxCents }} />;
}

/** The details of a listing, without the family; `advice` is what to do where they need a warning. */
export function PlaceWords({ place, advice }: { place: PlaceFacts; advice: ReactNode }) {
  const facts: [IconName, string | false][] = [
    ['calendar', texts.from(shortDay(place.startsOn))],
    ['clock', `${texts.hours(place.hoursPerWeek)}, ${texts.months(place.monthsMin, place.monthsMax)}`],
    ['children', place.children],
    ['car', place.licenceWanted ? texts.licence : place.carAvailable && texts.car],
  ];
  return (
    <>
      <ul className={styles.facts}>
        {facts.map(([icon, text]) =>
          text ? (
            <li key={icon}>
              <Icon name={icon} size={17} />
              {text}
            </li>
          ) : null,
        )}
      </ul>
      <p className={styles.text}>{place.text}</p>
      <dl className={styles.more}>
        <div>
          <dt>{texts.duties}</dt>
          <dd>{place.duties}</dd>
        </div>
        <div>
          <dt>{texts.room}</dt>
          <dd>{place.room}</dd>
        </div>
      </dl>
      <Caution findings={place.findings}>{advice}</Caution>
    </>
  );
}
