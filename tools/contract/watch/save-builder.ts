import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ContractDocument } from '#contract/document/document.ts';
import { bundleText, finish } from '../finish-bundle.ts';
import {
  BUNDLE,
  checkRefreshes,
  prepare,
  writeClient,
  writeContractCode,
  writePages,
} from '../generate.ts';
import { install } from '../install.ts';
import { Redocly } from './redocly.ts';
import { withoutExamples } from './without-examples.ts';

/** What a save made new; `answers` alone where only examples changed. */
export type Saved = { document: ContractDocument; files: string[]; isCode: boolean };

const CONFIG = ['--config', resolve(import.meta.dirname, '../../../redocly.yaml')];
const CONTRACT = [BUNDLE, 'contract/generated'];
const PAGES = ['openapi/dist/openapi-3.2.yaml', 'openapi/dist/problem-codes.md'];

/**
 * Generates what a save changed, the mock's part first. Bundler and linter are two processes that stay; code is
 * generated only where more than examples changed.
 */
export class SaveBuilder {
  readonly #root: string;
  readonly #bundler: Redocly;
  readonly #linter: Redocly;
  /** The contract that the generated code is of. */
  #generated: string | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#bundler = new Redocly(root);
    this.#linter = new Redocly(root);
  }

  stop(): void {
    this.#bundler.stop();
    this.#linter.stop();
  }

  /**
   * `onContract` is awaited once the mock's files are in place, before anything of the interface is.
   * @throws ContractError for a contract that is broken; nothing is written then
   */
  async build(onContract: () => Promise<void>): Promise<Saved> {
    const staging = join(this.#root, `.cache/generate-${process.pid}`);
    try {
      await prepare(staging, this.#root);
      const document = await this.#checked(staging);
      const shape = withoutExamples(document);
      const isCode = shape !== this.#generated;
      const files = await install(staging, this.#root, isCode ? CONTRACT : [BUNDLE]);
      await onContract();
      if (isCode) {
        await writeClient(staging);
        files.push(...(await install(staging, this.#root, ['src/generated'])));
      }
      this.#generated = shape;
      if (files.length > 0) {
        await writePages(staging, document);
        files.push(...(await install(staging, this.#root, PAGES)));
      }
      return { document, files, isCode: files.some((file) => file.endsWith('.ts')) };
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  /** Writes the contract's part into `staging` while the linter reads. What is broken is the linter's to say: it names the line. */
  async #checked(staging: string): Promise<ContractDocument> {
    const [lint, written] = await Promise.allSettled([
      this.#linter.run(['lint', 'openapi/openapi.yaml', ...CONFIG]),
      this.#contract(staging),
    ]);
    if (lint.status === 'rejected') throw lint.reason;
    if (written.status === 'rejected') throw written.reason;
    return written.value;
  }

  async #contract(staging: string): Promise<ContractDocument> {
    const json = join(staging, 'bundle.json');
    await this.#bundler.run(['bundle', 'openapi/openapi.yaml', '-o', json, ...CONFIG]);
    const document = JSON.parse(await readFile(json, 'utf8')) as ContractDocument;
    finish(document);
    checkRefreshes(document);
    await writeFile(join(staging, BUNDLE), bundleText(document));
    if (withoutExamples(document) !== this.#generated) await writeContractCode(staging, document);
    return document;
  }
}
