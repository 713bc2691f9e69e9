import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import { PictureUpload } from '../../../../admin-ui/editing/PictureUpload';
import type { FieldsProps } from '../../../../admin-ui/editing/fields';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { adminBlogTexts } from '../texts';
import { fieldId, type PostFields } from './post-fields';
import { retryImport } from '../../../../lib/retry-import';

const { cover: texts, fields: labels } = adminBlogTexts;
const CoverCrop = lazy(retryImport(() => import('./CoverCrop').then((module) => ({ default: module.CoverCrop }))));

/** The picture above a post, cropped to its format, with a description. */
export function CoverField({ fields: { image_url, image_alt }, change, problems }: FieldsProps<PostFields>) {
  return (
    <>
      <PictureUpload
        id={fieldId('image_url')}
        url={image_url}
        alt={image_alt ?? ''}
        words={texts}
        error={problems.image_url}
        onChange={(url) => change(url ? { image_url: url } : { image_url: null, image_alt: null })}
        crop={(file, onCropped, onCancel) => (
          <Suspense fallback={null}>
            <CoverCrop file={file} onCancel={onCancel} onCropped={onCropped} />
          </Suspense>
        )}
      />
      {image_url ? (
        <FieldRow id={fieldId('image_alt')} label={labels.image_alt} hint={texts.altHint}>
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={image_alt ?? ''}
              onChange={({ target }) => change({ image_alt: target.value })}
            />
          )}
        </FieldRow>
      ) : null}
    </>
  );
}
