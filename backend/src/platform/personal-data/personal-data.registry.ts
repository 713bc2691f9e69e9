import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../database/index.js';
import type { PersonalTable, PersonalTables } from './personal-table.js';

/** A module's own cleanup before a person's rows are deleted. Idempotent. */
type ErasureStep = (personId: string) => Promise<void>;

/** Keys of a person's files, read before their rows are deleted. */
type PersonalFileKeys = (personId: string, manager: EntityManager) => Promise<string[]>;

/** Files for a person’s export, one after the other, under the names that they have in it. */
type ExportedFiles = (personId: string) => AsyncIterable<{ name: string; bytes: Buffer }>;

/** The personal data of each module. Modules declare it at start; exports and erasures use it. */
@Injectable()
export class PersonalDataRegistry {
  private readonly declared = new Map<string, PersonalTable>();
  private readonly steps: ErasureStep[] = [];
  private readonly files: PersonalFileKeys[] = [];
  private readonly exported: { folder: string; filesOf: ExportedFiles }[] = [];

  declare(tables: PersonalTables): void {
    for (const [name, table] of Object.entries(tables)) {
      if (this.declared.has(name)) throw new Error(`Two modules declare the personal data of ${name}`);
      this.declared.set(name, table);
    }
  }

  /** In the order in which they were declared. */
  tables(): [name: string, table: PersonalTable][] {
    return [...this.declared];
  }

  beforeErasure(step: ErasureStep): void {
    this.steps.push(step);
  }

  async prepareErasure(personId: string): Promise<void> {
    for (const step of this.steps) await step(personId);
  }

  addFiles(keysOf: PersonalFileKeys): void {
    this.files.push(keysOf);
  }

  /** Puts files into a folder of every export. */
  addExportedFiles(folder: string, filesOf: ExportedFiles): void {
    this.exported.push({ folder, filesOf });
  }

  async *exportedFilesOf(personId: string): AsyncGenerator<{ folder: string; name: string; bytes: Buffer }> {
    for (const { folder, filesOf } of this.exported)
      for await (const file of filesOf(personId)) yield { folder, ...file };
  }

  async fileKeysOf(personId: string, manager: EntityManager): Promise<string[]> {
    const keys: string[] = [];
    for (const keysOf of this.files) keys.push(...(await keysOf(personId, manager)));
    return keys;
  }
}
