import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../platform/errors/index.js';
import { messages } from './texts.js';
import { honestPhotoType } from './photo-type.js';
import type { Crop, Point } from './processing/photo-job.js';
import { readSentFile } from './sent-file.js';
import { readUploadForm } from './upload-form.js';
import { assertSize, fileMissing, UPLOAD_LIMITS } from './upload-limits.js';

export interface PhotoUpload {
  bytes: Buffer;
  crop: Crop | null;
  /** Null: found automatically. */
  focalPoint: Point | null;
}

const LIMIT = UPLOAD_LIMITS.photo;

/**
 * Reads an upload form: `file` and optionally `crop` and `focalPoint`. Throws 413 as soon as the file is too large, 415 for anything
 * except a consistent JPEG, PNG or WebP, 400 for an invalid form.
 */
export async function readPhotoUpload(request: FastifyRequest, stallMs?: number): Promise<PhotoUpload> {
  const form: FormParts = { crop: null, focalPoint: null };
  await readUploadForm(request, {
    limit: LIMIT,
    ...(stallMs !== undefined && { stallMs }),
    read: (part) => read(part, form),
  });
  if (!form.bytes) throw fileMissing(LIMIT);
  return { ...form, bytes: form.bytes };
}

type FormParts = Omit<PhotoUpload, 'bytes'> & { bytes?: Buffer };

async function read(part: Multipart, form: FormParts): Promise<void> {
  if (part.type === 'file' && part.fieldname === 'file') form.bytes = await readFile(part);
  else if (part.type === 'field' && part.fieldname === 'crop') form.crop = readCrop(part);
  else if (part.type === 'field' && part.fieldname === 'focalPoint') form.focalPoint = readPoint(part);
  else throw invalidField(part.fieldname, messages.unknownField(part.fieldname));
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const file = await readSentFile(part);
  assertSize(file.bytes, LIMIT);
  honestPhotoType(file);
  return file.bytes;
}

function readCrop({ value }: MultipartValue): Crop {
  const crop = parseCrop(value);
  if (!crop) throw invalidField('crop', messages.crop.malformed);
  return crop;
}

function readPoint({ value }: MultipartValue): Point {
  const point = typeof value === 'string' ? parsed(value) : value;
  if (!isPoint(point)) throw invalidField('focalPoint', messages.focalPoint);
  return { x: point.x, y: point.y };
}

const isPercent = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;

function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, ...others } = value as Record<string, unknown>;
  return isPercent(x) && isPercent(y) && Object.keys(others).length === 0;
}

const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
/** Rounding in the browser may place the far edge slightly outside. */
const EDGE = 1.001;

/** The crop of a form field, as JSON (`{"x":0.1,"y":0,"width":0.64,"height":0.8}`) or parsed; null if invalid. */
export function parseCrop(field: unknown): Crop | null {
  const value = typeof field === 'string' ? parsed(field) : field;
  if (typeof value !== 'object' || value === null) return null;
  const { x, y, width, height, ...others } = value as Record<string, unknown>;
  if (Object.keys(others).length > 0) return null;
  if (!isFraction(x) || !isFraction(y) || !isFraction(width) || !isFraction(height)) return null;
  if (width === 0 || height === 0 || x + width > EDGE || y + height > EDGE) return null;
  return { x, y, width, height };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
