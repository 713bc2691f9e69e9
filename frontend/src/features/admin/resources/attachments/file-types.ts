/** What a file input offers. The API decides by what a file contains. */
export const FILE_TYPES = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.jpg,.jpeg,.png,.webp,.csv,.txt';
