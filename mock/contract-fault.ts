/** Why the contract that was saved last is not served, and where. */
export type ContractFault = { message: string; file?: string; line?: number; column?: number };

/** What `tools/dev.ts` tells the mock, which it starts, of every saved contract. */
export type ContractMessage = { contract: 'generated' } | { contract: 'broken'; output: string };

export function isContractMessage(message: unknown): message is ContractMessage {
  return typeof message === 'object' && message !== null && 'contract' in message;
}

const PLACE = /^\[\d+\] (.+?):(\d+):(\d+)(?: at .*)?$/m;

/** The first place that the linter's output names, and the sentence below it. */
export function faultOf(output: string): ContractFault {
  // oxlint-disable-next-line no-control-regex -- The linter colours its output on a terminal.
  const text = output.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  const place = PLACE.exec(text);
  if (!place) return { message: text.slice(0, 2_000) };
  const [whole, file = '', line, column] = place;
  const below = text.slice(place.index + whole.length).trim();
  return {
    message: below.split(/\n\s*\n/)[0]?.trim() ?? whole,
    file,
    line: Number(line),
    column: Number(column),
  };
}
