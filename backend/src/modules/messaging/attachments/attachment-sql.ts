/** One file for a message, as JSON; `file` is the alias of its row. */
export const attachmentJson = (file: string): string =>
  `jsonb_build_object('id', ${file}.id, 'kind', ${file}.kind, 'fileName', ${file}.file_name,
    'byteSize', ${file}.byte_size, 'width', ${file}.width, 'height', ${file}.height,
    'durationMs', ${file}.duration_ms, 'waveform', ${file}.waveform)`;

/** Every file that is kept of a message, in order; null without one. `message` is the alias of its row. */
export const attachmentsOfSql = (message: string): string =>
  `(SELECT jsonb_agg(${attachmentJson('f')} ORDER BY f.position) FROM message_attachments f
    WHERE f.message_id = ${message}.id)`;
