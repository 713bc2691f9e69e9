import { NewerText } from '../../../../admin-ui/editing/NewerText';
import { adminUiTexts } from '../../../../admin-ui/texts';
import {
  useSettleNewerLandingTextMutation,
  type EditableLanding,
  type ReleasedLanding,
} from '../../../../api/admin-countries';
import { messageOf } from '../../../../lib/api-error';
import { countryModel } from '../form/country-model';
import { fieldsOfLanding, type CountryFields } from '../form/units';
import { adminCountriesTexts } from '../texts';
import { toast } from '../../../../ui/toast';

const { newer: texts } = adminCountriesTexts.editor;

interface NewerLandingTextProps {
  landing: EditableLanding;
  newer: ReleasedLanding;
  mine: CountryFields;
  /** Whether there are unsaved changes. */
  changed: boolean;
  onSettled: (saved: EditableLanding) => void;
}

/** Takes the release's version of the page or dismisses it; unsaved changes must be saved first. */
export function NewerLandingText({ landing, newer, mine, changed, onSettled }: NewerLandingTextProps) {
  const { country, version } = landing;
  const [settle, { isLoading: busy }] = useSettleNewerLandingTextMutation();
  const choose = async (take: boolean) => {
    try {
      const choice = take ? 'take' : 'keep-mine';
      onSettled(await settle({ country, newerTextInput: { choice, version } }).unwrap());
      toast.success(take ? texts.taken : texts.kept);
    } catch (error) {
      toast.error(`${adminUiTexts.notDone} ${messageOf(error)}`);
    }
  };
  return (
    <NewerText
      words={{ title: texts.title, text: changed ? texts.unsaved : texts.text }}
      model={countryModel}
      mine={mine}
      newer={fieldsOfLanding(newer)}
      disabled={changed || busy}
      onSettle={(take) => void choose(take)}
    />
  );
}
