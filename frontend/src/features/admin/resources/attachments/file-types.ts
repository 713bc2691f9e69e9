/** The `accept` value of the file input. The API decides by the content of a file. */
export const FILE_TYPES = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.jpg,.jpeg,.png,.webp,.csv,.txt';
