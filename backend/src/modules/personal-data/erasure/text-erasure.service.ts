import { Injectable } from '@nestjs/common';
import { PersonalDataRegistry, type SearchedText } from '../../../platform/personal-data/index.js';
import { PersonEraser, type Recognised } from './person-eraser.js';
import { PersonalTextsRepository, type FoundText, type TextColumn } from './personal-texts.repository.js';

/** How often a concurrently changed text is read again. */
const TRIES = 5;

/** Removes a person from declared texts that are retained. Idempotent, so an interrupted run is repeated. */
@Injectable()
export class TextErasureService {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly texts: PersonalTextsRepository,
  ) {}

  async erase(personId: string, person: Recognised): Promise<void> {
    const eraser = new PersonEraser(person);
    for (const [table, { texts = {} }] of this.registry.tables()) {
      const columns = Object.entries(texts);
      if (columns.length === 0) continue;
      const key = await this.texts.keyOf(table);
      for (const [column, text] of columns) {
        const textColumn = { table, column, key, text };
        await this.untilSettled(textColumn, () => this.eraseAbout(textColumn, personId, eraser));
        await this.untilSettled(textColumn, () => this.eraseAddress(textColumn, eraser));
      }
    }
  }

  /** If the row is about the person: their names, number and address. */
  private async eraseAbout(textColumn: TextColumn, personId: string, eraser: PersonEraser): Promise<boolean> {
    const { about } = textColumn.text;
    const hints = eraser.hints(true);
    if (about === undefined) return true;
    let settled = true;
    for (let after: unknown[] | null = null; ;) {
      const found: FoundText[] = await this.texts.about(textColumn, about, personId, hints, after);
      settled = (await this.change(textColumn, found, eraser, true)) && settled;
      const last = found.at(-1);
      if (!last) return settled;
      after = last.key;
    }
  }

  /** Everywhere: their full address, which is unique. */
  private async eraseAddress(textColumn: TextColumn, eraser: PersonEraser): Promise<boolean> {
    const hints = eraser.hints(false);
    if (hints.length === 0 || textColumn.text.aboutOnly) return true;
    let settled = true;
    let after: unknown[] | null = null;
    for (
      let until = await this.texts.windowEnd(textColumn, null);
      until;
      until = await this.texts.windowEnd(textColumn, until)
    ) {
      settled =
        (await this.change(textColumn, await this.texts.within(textColumn, hints, after, until), eraser, false)) &&
        settled;
      after = until;
    }
    return settled;
  }

  private async change(
    textColumn: TextColumn,
    found: FoundText[],
    eraser: PersonEraser,
    isAbout: boolean,
  ): Promise<boolean> {
    let settled = true;
    for (const one of found) {
      const to = erased(one.value, textColumn.text, eraser, isAbout);
      if (JSON.stringify(to) !== JSON.stringify(one.value))
        settled = (await this.texts.change(textColumn, one, to)) && settled;
    }
    return settled;
  }

  private async untilSettled({ table, column }: TextColumn, work: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) if (await work()) return;
    throw new Error(`Texts in ${table}.${column} kept changing while a person was erased from them`);
  }
}

function erased(value: unknown, { paths }: SearchedText, eraser: PersonEraser, isAbout: boolean): unknown {
  if (typeof value === 'string') return eraser.erase(value, isAbout);
  return eraser.eraseIn(value, paths ?? [], isAbout);
}
