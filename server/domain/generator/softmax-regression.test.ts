import { describe, expect, it } from 'vitest';
import { likelihoods, trainingSteps, type Example } from './softmax-regression.ts';

const features = (text: string) => new Map(text.split(' ').map((word) => [word, 1]));

function trained(texts: Record<string, string[]>) {
  const examples: Example[] = Object.entries(texts).flatMap(([name, list]) =>
    list.map((text) => ({ features: features(text), name, weight: 1 })),
  );
  const steps = trainingSteps(Object.keys(texts), examples);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const MAILS = {
  complaint: ['write a complaint about the train', 'complain to the shop', 'a complaint letter'],
  thanks: ['thank the teacher', 'write a note of thanks', 'thank the shop'],
  poem: ['a poem for the teacher', 'rhyme about the train'],
};

describe('softmax regression', () => {
  it('finds the class whose examples a text is like', () => {
    const model = trained(MAILS);
    const best = (text: string) => {
      const all = likelihoods(model, features(text));
      return model.classes[all.indexOf(Math.max(...all))];
    };
    expect(best('complaint about a shop')).toBe('complaint');
    expect(best('thank my neighbour')).toBe('thanks');
    expect(best('poem')).toBe('poem');
  });

  it('gives likelihoods that add up to 1, alike for all where nothing is known', () => {
    const all = [...likelihoods(trained(MAILS), features('quantum gravity'))];
    for (const one of all) expect(one).toBeCloseTo(1 / 3, 5);
  });

  it('is less sure of a text that is mostly unknown', () => {
    const model = trained(MAILS);
    const [sure = 0] = likelihoods(model, features('complaint'));
    const [unsure = 0] = likelihoods(model, features('complaint kettle banjo fjord gnu quark'));
    expect(sure).toBeGreaterThan(unsure);
  });

  it('learns the same each time', () => {
    expect(trained(MAILS).weights).toEqual(trained(MAILS).weights);
  });

  it('takes no example of a class that it does not know', () => {
    const steps = trainingSteps(['a'], [{ features: features('x'), name: 'b', weight: 1 }]);
    expect(() => [...steps]).toThrow('There is no class b');
  });
});
