import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

type Part = AST.Element | AST.Alternative | AST.Pattern;
type Leaf = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** A few of each kind of character that patterns tell apart. */
const POOL = [
  ...' \t\n\u00a0aAz09_-.,;:!?"\'`*#/\\<>{}()[]|=+@&%$^~éßÉاأ١中。，！ー！😀\u0301\u200d\u0000',
];
/** Matched by next to nothing: what makes a pattern give up at the end. */
const STRANGER = '\u0001';
const MAX_CLASSES = 14;
const MAX_REPEATED = 24;

export type Attack = { prefix: string; unit: string; suffix: string };

export function attackText({ prefix, unit, suffix }: Attack, length: number): string {
  return prefix + unit.repeat(Math.ceil(length / unit.length)) + suffix;
}

/**
 * Attack strings for one pattern, derived from it: before each repetition the shortest text that leads
 * to it, then long runs of each character (and pair of characters) that the pattern distinguishes, of what
 * each repetition takes, and of the pattern's own text, then an end that fits and one that does not.
 */
export function attacksOn(source: string, flags: string): Attack[] {
  const unicode = flags.includes('u');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode,
    unicodeSets: flags.includes('v'),
  });
  const leaves: Leaf[] = [];
  const repeated: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onCharacterEnter: (node) => void leaves.push(node),
    onCharacterSetEnter: (node) => void leaves.push(node),
    onCharacterClassEnter: (node) => void leaves.push(node),
    onQuantifierEnter: (node) => void (node.max >= 8 && repeated.push(node)),
  });
  const flag = flags.replaceAll(/[gyd]/g, '');
  const tests = [...new Set(leaves.map((leaf) => leaf.raw))].flatMap((raw) => test(raw, flag));
  const own = leaves.flatMap((leaf) =>
    leaf.type === 'Character' ? [String.fromCodePoint(leaf.value)] : [],
  );
  const classes = new Map<string, string>();
  for (const char of [...own, ...POOL]) {
    const kind = tests.map((one) => (one.test(char) ? 1 : 0)).join('');
    if (kind.includes('1') && !classes.has(kind)) classes.set(kind, char);
  }
  const chars = [...classes.values()].slice(0, MAX_CLASSES);
  const sample = sampler((raw) => [...own, ...POOL].find((c) => test(raw, flag)[0]?.test(c)) ?? '');

  const whole = sample(pattern);
  const units = new Set([...chars, whole, whole.slice(0, -1), whole.slice(1)]);
  for (const [i, a] of chars.slice(0, 5).entries())
    for (const b of chars.slice(i + 1, 5)) units.add(a + b);
  const prefixes = new Set(['']);
  for (const node of repeated.slice(0, MAX_REPEATED)) {
    prefixes.add(before(node, sample));
    units.add(sample(node.element));
    units.add(sample(node.element).repeat(Math.max(1, node.min)) + (chars[0] ?? ''));
  }
  const attacks: Attack[] = [];
  for (const prefix of prefixes)
    for (const unit of units)
      for (const suffix of ['', STRANGER]) if (unit) attacks.push({ prefix, unit, suffix });
  return attacks;
}

function test(raw: string, flags: string): RegExp[] {
  try {
    return [new RegExp(`^(?:${raw})$`, flags)];
  } catch {
    return [];
  }
}

/** The shortest text that a part takes, as near as it matters here. */
function sampler(charOf: (raw: string) => string): (part: Part) => string {
  const sample = (part: Part): string => {
    switch (part.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return part.alternatives.map(sample).find(Boolean) ?? '';
      case 'Alternative':
        return part.elements.map(sample).join('');
      case 'Quantifier':
        return sample(part.element).repeat(Math.min(part.min, 50));
      case 'Character':
        return String.fromCodePoint(part.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return charOf(part.raw);
      default:
        return '';
    }
  };
  return sample;
}

/** The shortest text that leads to a part, through the groups around it. */
function before(node: AST.Node, sample: (part: Part) => string): string {
  const { parent } = node;
  if (!parent) return '';
  const here =
    parent.type === 'Alternative'
      ? parent.elements
          .slice(0, parent.elements.indexOf(node as AST.Element))
          .map(sample)
          .join('')
      : '';
  return before(parent, sample) + here;
}
