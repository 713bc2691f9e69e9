import { Input } from 'antd';
import type { FieldsProps } from '../../../../admin-ui/editing/fields';
import { PictureUpload } from '../../../../admin-ui/editing/PictureUpload';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { adminResourceTexts } from '../texts';
import { fieldId, type ResourceFields } from './resource-fields';

const { picture: texts } = adminResourceTexts;

/** The picture of a guide: an upload, or an external address. */
export function PictureField({ fields: { image_url }, change, problems }: FieldsProps<ResourceFields>) {
  return (
    <>
      <PictureUpload
        url={problems.image_url ? null : image_url}
        alt=""
        words={texts}
        onChange={(url) => change({ image_url: url })}
      />
      <FieldRow id={fieldId('image_url')} label={texts.address} error={problems.image_url} hint={texts.addressHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={1_000}
            spellCheck={false}
            value={image_url ?? ''}
            onChange={({ target }) => change({ image_url: target.value })}
          />
        )}
      </FieldRow>
    </>
  );
}
