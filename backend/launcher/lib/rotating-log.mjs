import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const LARGEST_BYTES = 10 * 1024 * 1024;
const MOST_FILES = 30;
/** The privacy page promises that log entries are deleted after this long. */
const LONGEST_DAYS = 30;
const NEW_LINE = 10;

/**
 * A log of whole lines: `api.log`, then `api.log.1`, `api.log.2` and so on with older lines. A new file starts when
 * the current one is large or a day old; the oldest are deleted. Lines that cannot be written, because the disk is full,
 * are lost: they must not end the launcher, and the product with it.
 */
export class RotatingLog {
  /**
   * @param {string} file
   * @param {{ largestBytes?: number, mostFiles?: number, now?: () => number }} [limits]
   */
  constructor(file, { largestBytes = LARGEST_BYTES, mostFiles = MOST_FILES, now = Date.now } = {}) {
    this.file = file;
    this.largestBytes = largestBytes;
    this.mostFiles = mostFiles;
    this.now = now;
    this.midLine = false;
    this.descriptor = -1;
    this.size = 0;
    this.begunAt = 0;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.open();
    this.deleteOld();
    this.timer = setInterval(() => this.tidy(), HOUR_MS).unref();
  }

  /** @param {Buffer} chunk of what a process has written: it may begin and end within a line */
  write(chunk) {
    ignoreFailure(() => this.add(chunk));
  }

  /** A process may write nothing for weeks, and its log still must not become too old. */
  tidy() {
    ignoreFailure(() => {
      if (this.isFull(0) && !this.midLine) this.rotate();
      else this.deleteOld();
    });
  }

  close() {
    clearInterval(this.timer);
    this.closeFile();
  }

  /** @param {Buffer} chunk */
  add(chunk) {
    const end = this.midLine ? chunk.indexOf(NEW_LINE) + 1 : 0;
    if (this.isFull(chunk.length)) {
      // A line is never split across two files.
      this.append(chunk.subarray(0, end));
      if (!this.midLine || end > 0) this.rotate();
      chunk = chunk.subarray(end);
    }
    this.append(chunk);
  }

  closeFile() {
    if (this.descriptor >= 0) closeSync(this.descriptor);
    this.descriptor = -1;
  }

  /** @param {number} more bytes */
  isFull(more) {
    return this.size > 0 && (this.size + more > this.largestBytes || this.now() - this.begunAt >= DAY_MS);
  }

  open() {
    this.descriptor = openSync(this.file, 'a', 0o600);
    const { size, birthtimeMs } = statSync(this.file);
    this.size = size;
    // An earlier start may have created the file.
    this.begunAt = size > 0 && birthtimeMs > 0 ? birthtimeMs : this.now();
  }

  /** @param {Buffer} bytes */
  append(bytes) {
    if (this.descriptor < 0) this.open();
    for (let written = 0; written < bytes.length;) written += writeSync(this.descriptor, bytes, written);
    this.size += bytes.length;
    if (bytes.length > 0) this.midLine = bytes.at(-1) !== NEW_LINE;
  }

  rotate() {
    this.closeFile();
    for (const { path, number } of this.older().reverse())
      if (number >= this.mostFiles) rmSync(path, { force: true });
      else renameSync(path, `${this.file}.${number + 1}`);
    renameSync(this.file, `${this.file}.1`);
    this.deleteOld();
    this.open();
  }

  deleteOld() {
    for (const { path } of this.older())
      if (this.now() - statSync(path).mtimeMs > (LONGEST_DAYS - 1) * DAY_MS) rmSync(path, { force: true });
  }

  /** Newest first. */
  older() {
    const prefix = `${basename(this.file)}.`;
    return readdirSync(dirname(this.file))
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map((name) => ({ path: join(dirname(this.file), name), number: Number(name.slice(prefix.length)) }))
      .sort((one, other) => one.number - other.number);
  }
}

/** @param {() => void} work */
function ignoreFailure(work) {
  try {
    work();
  } catch {
    // There is nowhere to report it.
  }
}
