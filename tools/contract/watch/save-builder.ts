import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ContractDocument } from '#contract/document/document.ts';
import { keepBundle } from '#mock/bundle-cache.ts';
import { bundleText, type Pieces } from '../bundle-text.ts';
import { finish } from '../finish-bundle.ts';
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

/** What a save made new. */
export type Saved = { document: ContractDocument; files: string[] };

/** What happens on the way, in this order. */
export type SaveSteps = {
  /** The mock's files are in place; awaited before anything of the interface is. */
  onContract: (document: ContractDocument) => Promise<void>;
  /** The interface's files are in place. */
  onCode: (files: readonly string[]) => void;
};

/** A document, and what of it the generated code depends on. */
type Checked = { document: ContractDocument; shape: string };

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
  readonly #pieces: Pieces = new Map();

  constructor(root: string) {
    this.#root = root;
    this.#bundler = new Redocly(root);
    this.#linter = new Redocly(root);
  }

  stop(): void {
    this.#bundler.stop();
    this.#linter.stop();
  }

  /** @throws ContractError for a contract that is broken; nothing is written then */
  async build({ onContract, onCode }: SaveSteps): Promise<Saved> {
    const staging = join(this.#root, `.cache/generate-${process.pid}`);
    try {
      await prepare(staging, this.#root);
      const { document, shape } = await this.#checked(staging);
      const isCode = shape !== this.#generated;
      const files = await install(staging, this.#root, isCode ? CONTRACT : [BUNDLE]);
      // The client takes as long as the mock, which reads the contract in a process of its own.
      const [client, mock] = await Promise.allSettled([
        isCode && writeClient(staging, document),
        onContract(document),
      ]);
      if (mock.status === 'rejected') throw mock.reason;
      if (client.status === 'rejected') throw client.reason;
      if (isCode) files.push(...(await install(staging, this.#root, ['src/generated'])));
      this.#generated = shape;
      onCode(files);
      // Read by people and other teams, never by the page.
      if (files.length > 0) {
        await writePages(staging, document, this.#pieces);
        files.push(...(await install(staging, this.#root, PAGES)));
      }
      return { document, files };
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  /** Writes the contract's part into `staging` while the linter reads. What is broken is the linter's to say: it names the line. */
  async #checked(staging: string): Promise<Checked> {
    const [lint, written] = await Promise.allSettled([
      this.#linter.run(['lint', 'openapi/openapi.yaml', ...CONFIG]),
      this.#contract(staging),
    ]);
    if (lint.status === 'rejected') throw lint.reason;
    if (written.status === 'rejected') throw written.reason;
    return written.value;
  }

  async #contract(staging: string): Promise<Checked> {
    const json = join(staging, 'bundle.json');
    await this.#bundler.run(['bundle', 'openapi/openapi.yaml', '-o', json, ...CONFIG]);
    const document = JSON.parse(await readFile(json, 'utf8')) as ContractDocument;
    finish(document);
    checkRefreshes(document);
    const text = bundleText(document, this.#pieces);
    await writeFile(join(staging, BUNDLE), text);
    await keepBundle(this.#root, text, document);
    const shape = withoutExamples(document);
    if (shape !== this.#generated) await writeContractCode(staging, document);
    return { document, shape };
  }
}
