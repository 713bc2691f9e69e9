import sharp from 'sharp';
import { plainPdf } from '../../../support/documents.js';

/** An upload form with a PDF. */
export const pdfForm = (fileName: string): FormData => formOf(plainPdf(), 'application/pdf', fileName);

/** An upload form with a picture that may be a portrait. */
export async function photoForm(fileName: string): Promise<FormData> {
  const canvas = { width: 800, height: 1000, channels: 3, background: '#2f7a4b' } as const;
  return formOf(await sharp({ create: canvas }).jpeg().toBuffer(), 'image/jpeg', fileName);
}

function formOf(bytes: Buffer, type: string, fileName: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), fileName);
  return form;
}
