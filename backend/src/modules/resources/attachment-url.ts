/** Where an attachment can be downloaded. */
export const attachmentUrl = (id: string): string => `/api/resource-attachments/${id}/file`;
