/** Weights by feature. */
export type Features = ReadonlyMap<string, number>;

export type Example = { features: Features; name: string; weight: number };

/** What was learned of how features speak for classes. */
export type SoftmaxModel = {
  classes: readonly string[];
  rows: ReadonlyMap<string, number>;
  /** Inverse document frequency of each feature. */
  rarity: Float32Array;
  /** A row of each feature, a column of each class, as shares of `scale`: an eighth of the memory of numbers. */
  weights: Int8Array;
  scale: number;
};

const EPOCHS = 3;
const RATE = 8;
const DECAY = 0.5;
/** Inverse document frequency of an unseen feature; it lowers the share of the known ones in the vector. */
const UNSEEN = 6;
/** A probability that is this near to what it should be teaches nothing. */
const LEAST_GRADIENT = 1e-4;
const EXAMPLES_A_STEP = 60;
const LARGEST = 127;

type Sparse = { rows: number[]; values: number[] };

/** Features as rows with weights by rarity, of length 1. */
function sparseOf(
  features: Features,
  { rows, rarity }: Pick<SoftmaxModel, 'rows' | 'rarity'>,
): Sparse {
  const found: Sparse = { rows: [], values: [] };
  let squares = 0;
  for (const [feature, weight] of features) {
    const row = rows.get(feature);
    if (row === undefined && feature.includes(' ')) continue;
    const value = weight * (row === undefined ? UNSEEN : (rarity[row] ?? 0));
    squares += value ** 2;
    if (row === undefined) continue;
    found.rows.push(row);
    found.values.push(value);
  }
  const length = Math.sqrt(squares) || 1;
  return { rows: found.rows, values: found.values.map((value) => value / length) };
}

/** Scores of all classes become probabilities. Plain loops here and below: they run some million times. */
function softmax(scores: Float64Array): void {
  let largest = -Infinity;
  for (let at = 0; at < scores.length; at += 1) largest = Math.max(largest, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const part = Math.exp((scores[at] ?? 0) - largest);
    scores[at] = part;
    sum += part;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

function addScores(
  { rows, values }: Sparse,
  weights: Float32Array | Int8Array,
  scores: Float64Array,
): void {
  scores.fill(0);
  const columns = scores.length;
  for (const [at, row] of rows.entries()) {
    const value = values[at] ?? 0;
    const begin = row * columns;
    for (let name = 0; name < columns; name += 1)
      scores[name] = (scores[name] ?? 0) + (weights[begin + name] ?? 0) * value;
  }
}

/** The same order of examples at each start, so that the same goal always finds the same card. */
function shuffled(count: number, epoch: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = epoch + 1;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    const other = Math.floor((state / 2 ** 31) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Rows and rarity of the features of the examples. @param tells whether a feature that so many examples have is worth a row. */
export function vocabularyOf(
  examples: readonly Example[],
  tells: (feature: string, count: number) => boolean = () => true,
): Pick<SoftmaxModel, 'rows' | 'rarity'> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => tells(feature, count));
  return {
    rows: new Map(kept.map(([feature], at) => [feature, at])),
    rarity: Float32Array.from(kept, ([, count]) => Math.log(1 + examples.length / count)),
  };
}

function reduced(weights: Float32Array): Pick<SoftmaxModel, 'weights' | 'scale'> {
  let largest = 0;
  for (let at = 0; at < weights.length; at += 1)
    largest = Math.max(largest, Math.abs(weights[at] ?? 0));
  const scale = (largest || 1) / LARGEST;
  const small = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) small[at] = Math.round((weights[at] ?? 0) / scale);
  return { weights: small, scale };
}

/**
 * Multinomial logistic regression by stochastic gradient descent, in steps of some examples. Models of the same
 * texts can share a vocabulary.
 * @throws Error where an example's class is none of `classes`.
 */
export function* trainingSteps(
  classes: readonly string[],
  examples: readonly Example[],
  vocabulary = vocabularyOf(examples),
): Generator<undefined, SoftmaxModel, undefined> {
  const numbers = new Map(classes.map((name, at) => [name, at]));
  const read = examples.map(({ features, name, weight }) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`There is no class ${name}`);
    return { sparse: sparseOf(features, vocabulary), number, weight };
  });
  yield;
  const columns = classes.length;
  const weights = new Float32Array(vocabulary.rows.size * columns);
  const wrong = new Float64Array(columns);
  const taught = new Uint16Array(columns);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * DECAY);
    for (const [done, at] of shuffled(read.length, epoch).entries()) {
      const example = read[at];
      if (!example) continue;
      const { sparse, number, weight } = example;
      addScores(sparse, weights, wrong);
      softmax(wrong);
      wrong[number] = (wrong[number] ?? 0) - 1;
      // Few classes are worth a correction; they are the same in every row.
      let teaching = 0;
      for (let name = 0; name < columns; name += 1) {
        if (Math.abs(wrong[name] ?? 0) < LEAST_GRADIENT) continue;
        taught[teaching] = name;
        teaching += 1;
      }
      for (const [place, row] of sparse.rows.entries()) {
        const step = rate * weight * (sparse.values[place] ?? 0);
        const begin = row * columns;
        for (let next = 0; next < teaching; next += 1) {
          const name = taught[next] ?? 0;
          weights[begin + name] = (weights[begin + name] ?? 0) - step * (wrong[name] ?? 0);
        }
      }
      if (done % EXAMPLES_A_STEP === 0) yield;
    }
  }
  return { classes, ...vocabulary, ...reduced(weights) };
}

/** How likely each class is for a text of these features, in the order of the classes; together 1. */
export function likelihoods(model: SoftmaxModel, features: Features): Float64Array {
  const scores = new Float64Array(model.classes.length);
  const sparse = sparseOf(features, model);
  addScores(
    { ...sparse, values: sparse.values.map((value) => value * model.scale) },
    model.weights,
    scores,
  );
  softmax(scores);
  return scores;
}
