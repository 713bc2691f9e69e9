import { NewerText } from '../../../../admin-ui/editing/NewerText';
import { adminUiTexts } from '../../../../admin-ui/texts';
import {
  useSettleNewerResourceTextMutation,
  type EditableResource,
  type ReleasedResource,
} from '../../../../api/admin-resources';
import { messageOf } from '../../../../lib/api-error';
import { adminResourceTexts } from '../texts';
import { resourceModel, type ResourceFields } from './resource-fields';
import { toast } from '../../../../ui/toast';

const { newer: texts, done } = adminResourceTexts.editor;

interface NewerResourceTextProps {
  resource: EditableResource;
  newer: ReleasedResource;
  mine: ResourceFields;
  /** Whether there are unsaved changes. */
  changed: boolean;
  onSettled: (saved: EditableResource) => void;
}

/** Takes the release's version of the guide or dismisses it; unsaved changes must be saved first. */
export function NewerResourceText({ resource, newer, mine, changed, onSettled }: NewerResourceTextProps) {
  const { id, version } = resource;
  const [settle, { isLoading: busy }] = useSettleNewerResourceTextMutation();
  const choose = async (take: boolean) => {
    try {
      const choice = take ? 'take' : 'keep-mine';
      onSettled(await settle({ id, newerResourceInput: { choice, version } }).unwrap());
      toast.success(take ? done.taken : done.kept);
    } catch (error) {
      toast.error(`${adminUiTexts.notDone} ${messageOf(error)}`);
    }
  };
  return (
    <NewerText
      words={{ title: texts.title, text: changed ? texts.unsaved : texts.text }}
      model={resourceModel}
      mine={mine}
      newer={newer}
      disabled={changed || busy}
      onSettle={(take) => void choose(take)}
    />
  );
}
