import { relative } from 'node:path';

/** Why the last saved contract is not served, and where. */
export type ContractFault = { message: string; file?: string; line?: number; column?: number };

/** Message from `tools/dev.ts` to its mock after every save of the contract. */
export type ContractMessage = { contract: 'generated' } | { contract: 'broken'; output: string };

/** The mock's answer to it: whether it serves another contract than before, or why it serves the one before. */
export type MockMessage = { served: 'new' | 'same' | 'before'; reason?: string };

export function isContractMessage(message: unknown): message is ContractMessage {
  return typeof message === 'object' && message !== null && 'contract' in message;
}

const LINT = /^\[\d+\] (.+?):(\d+):(\d+)(?: at .*)?$/m;
const PARSE = /^[ \t]*- (.+) in "([^"]+)" \((\d+):(\d+)\)$/m;

/** The first place that the linter's or the parser's output names, and the sentence that goes with it. */
export function faultOf(output: string): ContractFault {
  // oxlint-disable-next-line no-control-regex -- The linter colours its output on a terminal.
  const text = output.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  const parse = PARSE.exec(text);
  if (parse) return placed(parse[1] ?? '', parse[2], parse[3], parse[4]);
  const lint = LINT.exec(text);
  if (!lint) return { message: text.slice(0, 2_000) };
  const below = text.slice(lint.index + lint[0].length).trim();
  return placed(below.split(/\n\s*\n/)[0]?.trim() ?? lint[0], lint[1], lint[2], lint[3]);
}

const placed = (message: string, file = '', line = '', column = ''): ContractFault => ({
  message,
  file: file.startsWith('/') ? relative(process.cwd(), file) : file,
  line: Number(line),
  column: Number(column),
});
