import { foldText, searchWords } from '#core/text/fold.ts';
import type { Command } from './command-types.ts';

function score(command: Command, words: readonly string[]): number {
  const title = foldText(command.title);
  const rest = foldText([command.hint ?? '', ...(command.keywords ?? [])].join(' '));
  let total = 0;
  for (const word of words) {
    if (title.startsWith(word)) total += 4;
    else if (title.includes(` ${word}`)) total += 3;
    else if (title.includes(word)) total += 2;
    else if (rest.includes(word)) total += 1;
    else return 0;
  }
  return total;
}

/** The commands in which every word of the query occurs, best first; all for an empty query. */
export function matchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = searchWords(query);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, points: score(command, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ command }) => command);
}

/** Groups keep the order in which they first occur, and commands theirs inside them. */
export function groupCommands(
  commands: readonly Command[],
): { group: string; commands: Command[] }[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const list = groups.get(command.group);
    if (list) list.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([group, list]) => ({ group, commands: list }));
}
