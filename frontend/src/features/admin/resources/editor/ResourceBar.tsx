import { Button, Dropdown } from 'antd';
import { StateTag } from '../../../../admin-ui';
import { EditorBar } from '../../../../admin-ui/editing/EditorPage';
import type { EditableResource } from '../../../../api/admin-resources';
import { paths, resourcePath } from '../../../../config/paths';
import { Icon } from '../../../../ui/Icon';
import { adminResourceTexts } from '../texts';

const { editor: texts, states, list } = adminResourceTexts;

interface ResourceBarProps {
  resource: EditableResource | null;
  changed: boolean;
  busy: boolean;
  /** There is a conflict to resolve. */
  blocked: boolean;
  actions: Record<'save' | 'publish' | 'unpublish' | 'feature' | 'remove', () => void>;
}

/** The state of the guide and its actions. Sticks to the top. */
export function ResourceBar({ resource, changed, busy, blocked, actions }: ResourceBarProps) {
  const live = resource?.published ?? false;
  const { editState } = texts;
  return (
    <EditorBar
      back={{ to: paths.adminResources, label: texts.back }}
      state={
        <>
          {resource ? (
            <StateTag tone={live ? 'good' : 'waiting'}>{live ? states.published : states.unpublished}</StateTag>
          ) : null}
          {resource?.featured ? <StateTag tone="quiet">{list.featured}</StateTag> : null}
          <span role="status">
            {changed ? (live ? editState.changedLive : editState.changed) : resource ? editState.saved : editState.new}
          </span>
        </>
      }
    >
      {resource && live ? (
        <Button href={resourcePath(resource.slug)} target="_blank" rel="noopener" icon={<Icon name="external" />}>
          {texts.view}
        </Button>
      ) : null}
      <Dropdown
        trigger={['click']}
        disabled={!resource || busy}
        menu={{
          items: [
            { key: 'feature', label: resource?.featured ? texts.unfeature : texts.feature, onClick: actions.feature },
            { type: 'divider' },
            ...(live ? [{ key: 'unpublish', label: texts.unpublish, danger: true, onClick: actions.unpublish }] : []),
            { key: 'remove', label: texts.remove, danger: true, onClick: actions.remove },
          ],
        }}
      >
        <Button icon={<Icon name="more" />}>{texts.more}</Button>
      </Dropdown>
      <Button
        type={live ? 'primary' : 'default'}
        loading={busy}
        disabled={blocked || (!changed && resource !== null)}
        onClick={actions.save}
      >
        {texts.save}
      </Button>
      {live ? null : (
        <Button type="primary" loading={busy} disabled={blocked} onClick={actions.publish}>
          {texts.publish}
        </Button>
      )}
    </EditorBar>
  );
}
