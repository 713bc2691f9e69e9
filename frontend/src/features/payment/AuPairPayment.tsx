import { paths } from '../../config/paths';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/Button';
import { paymentTexts } from './texts';

const { auPair: words } = paymentTexts;

/** Au pairs have nothing to pay. */
export function AuPairPayment() {
  return (
    <EmptyState page drawing={<KettleDrawing />} title={words.heading} text={words.text} more={words.more}>
      <LinkButton to={paths.searchFamilies}>{words.search}</LinkButton>
      <LinkButton to={paths.auPairSupport} variant="plain">
        {words.ask}
      </LinkButton>
    </EmptyState>
  );
}
