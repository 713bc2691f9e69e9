import { Alert, Table } from 'antd';
import { StateTag } from '../../../admin-ui';
import type { PictureMetadata, UploadTrial } from '../../../api/admin-upload-trials';
import { sizeInWords } from '../../../lib/format/file-size';
import { uploadTrialTexts } from './texts';
import styles from './upload-trials.module.css';

const words = uploadTrialTexts.carried;

/** The hidden metadata of a picture, and whether it is removed. */
export function CarriedMetadata({ trial: { width, metadata, kept, refusal } }: { trial: UploadTrial }) {
  if (width === null) return null;
  const left = new Set(kept.flatMap((file) => file.metadata.map(({ name }) => name)));
  const place = metadata.find(({ name }) => name === 'gps_position')?.value;
  return (
    <section>
      <h2>{words.title}</h2>
      {metadata.length === 0 ? <p className={styles.hint}>{words.nothing}</p> : null}
      {place ? (
        <Alert
          type="warning"
          showIcon
          className={styles.place ?? ''}
          title={words.place(place)}
          description={refusal ? words.placeRefused : left.has('gps_position') ? undefined : words.placeRemoved}
        />
      ) : null}
      {metadata.length > 0 ? (
        <Table<PictureMetadata>
          size="small"
          rowKey="name"
          pagination={false}
          dataSource={metadata}
          columns={[
            { title: words.columns.name, render: (_, { name }) => words.names[name] },
            {
              title: words.columns.value,
              className: styles.value ?? '',
              render: (_, { value, byteSize }) => value ?? words.block(sizeInWords(byteSize)),
            },
            {
              title: words.columns.left,
              render: (_, { name }) =>
                refusal ? (
                  <StateTag tone="quiet">{words.refused}</StateTag>
                ) : left.has(name) ? (
                  <StateTag tone="bad">{words.stays}</StateTag>
                ) : (
                  <StateTag tone="good">{words.removed}</StateTag>
                ),
            },
          ]}
        />
      ) : null}
    </section>
  );
}
