import { Link } from 'react-router-dom';
import type { BrokenDeal, Match, MatchSide } from '../../api/families';
import { Icon } from '../../ui/Icon';
import { ProgressRing } from '../../ui/ProgressRing';
import styles from './MatchBoth.module.css';
import { profilePageTexts } from './texts';

const { match: texts } = profilePageTexts;

interface MatchBothProps {
  match: Match;
  /** First name of an au pair; without one it is a family. */
  name?: string | undefined;
  /** The path of the reader's own form, for missing answers. */
  ownForm: string;
}

/** Both match scores, with every reason and the answers that could not be compared. */
export function MatchBoth({ match, name, ownForm }: MatchBothProps) {
  return (
    <section className={styles.both} aria-label={texts.heading}>
      <Deals
        deals={match.dealBreakers.filter(({ by }) => by === 'them')}
        heading={texts.theirs}
        note={texts.theirsNote}
      />
      <Deals deals={match.dealBreakers.filter(({ by }) => by === 'you')} heading={texts.yours} note={texts.yoursNote} />
      <div className={styles.sides}>
        <Side heading={texts.fitsYou(name)} side={match} />
        <Side heading={texts.youFit(name)} side={match.inReturn} />
      </div>
      {match.missing.length > 0 ? (
        <div className={styles.missing}>
          <h3>{texts.notCompared}</h3>
          <ul>
            {match.missing.map(({ field, text }) => (
              <li key={text}>
                {text}
                {field ? <Link to={`${ownForm}?field=${field}`}>{texts.sayIt}</Link> : null}
              </li>
            ))}
          </ul>
          <p>{texts.missingNote}</p>
        </div>
      ) : null}
    </section>
  );
}

function Deals({ deals, heading, note }: { deals: readonly BrokenDeal[]; heading: string; note: string }) {
  if (deals.length === 0) return null;
  return (
    <div className={styles.deals}>
      <Icon name="alert" size={20} />
      <div>
        <h3>{heading}</h3>
        <ul>
          {deals.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{note}</p>
      </div>
    </div>
  );
}

function Side({ heading, side: { score, reasons } }: { heading: string; side: MatchSide }) {
  return (
    <div>
      <header>
        <ProgressRing value={score} label={heading} size={56} />
        <h2>{heading}</h2>
      </header>
      <ul>
        {reasons.map(({ ok, text }) => (
          <li key={text} data-ok={ok}>
            <Icon name={ok ? 'check' : 'minus'} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
