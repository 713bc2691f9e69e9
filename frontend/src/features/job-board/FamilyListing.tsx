import { skipToken } from '@reduxjs/toolkit/query';
import { useListJobListingsQuery } from '../../api/job-board';
import { reportPath } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { useSession } from '../../lib/session';
import { ListingActions, ListingPay, JobListingText, Pay } from './ListingCard';
import styles from './FamilyListing.module.css';
import { jobBoardTexts } from './texts';

const { family: texts, card } = jobBoardTexts;

/** On the page of a family, for au pairs: what the family offers on the job board, and how to apply. */
export function FamilyListing({ familyId, name }: { familyId: string; name: string }) {
  const { user } = useSession();
  const { data } = useListJobListingsQuery(user?.userType === 'aupair' ? { family: familyId, limit: 1 } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const jobListing = data?.items[0];
  if (!jobListing) return null;
  return (
    <section className={styles.listing} aria-labelledby="job-listing">
      <header>
        <h2 id="job-listing">{texts.heading}</h2>
        <Pay jobListing={jobListing} />
      </header>
      <ListingPay jobListing={jobListing} floor={jobListing.payFloor} />
      <JobListingText
        jobListing={jobListing}
        advice={<RegionLink to={reportPath('profile', familyId)}>{card.report(name)}</RegionLink>}
      />
      <footer>
        <ListingActions jobListing={jobListing} />
      </footer>
    </section>
  );
}
