import { Input } from 'antd';
import type { FieldsProps } from '../../../../admin-ui/editing/fields';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { paths } from '../../../../config/paths';
import { product } from '../../../../config/product';
import { useSite } from '../../../../lib/head';
import { adminBlogTexts } from '../texts';
import styles from './editor.module.css';
import { fieldId, type PostFields } from './post-fields';

const { fields: labels, hints, search: texts } = adminBlogTexts;

/** The settings for search engines, with a preview. */
export function SearchFields({ fields, change, problems }: FieldsProps<PostFields>) {
  const site = useSite();
  const { title, slug, summary, seoTitle, seoDescription } = fields;
  return (
    <>
      <FieldRow
        id={fieldId('seoTitle')}
        label={labels.seoTitle}
        error={problems.seoTitle}
        hint={hints.seoTitle((seoTitle ?? '').length)}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={70}
            value={seoTitle ?? ''}
            placeholder={title}
            onChange={({ target }) => change({ seoTitle: target.value || null })}
          />
        )}
      </FieldRow>
      <FieldRow
        id={fieldId('seoDescription')}
        label={labels.seoDescription}
        error={problems.seoDescription}
        hint={hints.seoDescription((seoDescription ?? '').length)}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={200}
            value={seoDescription ?? ''}
            placeholder={summary}
            onChange={({ target }) => change({ seoDescription: target.value || null })}
          />
        )}
      </FieldRow>
      <figure className={styles.result}>
        <figcaption>{texts.label}</figcaption>
        <p className={styles.resultAddress}>{`${site.replace(/^https?:\/\//, '')}${paths.blog}/${slug}`}</p>
        <p className={styles.resultTitle}>{`${seoTitle || title || '…'} | ${product.name}`}</p>
        <p className={styles.resultText}>{seoDescription || summary || '…'}</p>
      </figure>
    </>
  );
}
