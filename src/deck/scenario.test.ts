import { describe, expect, it } from 'vitest';
import { choicesOf, headerOf, readScenario, toggled, writeScenario } from './scenario.ts';

const SITUATIONS = {
  'card-declined': { choices: ['listCards:200.empty', 'createPayment:402.card_declined'] },
};

describe('a scenario', () => {
  it('is read from an address and written as it was', () => {
    const text = 'card-declined,listPrompts:200.empty,*:delay=800,executePrompt:cut=3';
    expect(writeScenario(readScenario(text))).toBe(text);
    expect(readScenario(null)).toEqual([]);
    expect(readScenario('')).toEqual([]);
  });

  it('leaves out what cannot be an item, and what is said twice', () => {
    expect(readScenario(' listPrompts:empty ,,a b,<script>,x:y:z,:200,listPrompts:empty')).toEqual([
      'listPrompts:empty',
    ]);
  });

  it('takes one answer of an operation in place of another, and keeps its delay', () => {
    const delayed = ['listPrompts:200.empty', 'listPrompts:delay=800'];
    expect(toggled(delayed, 'listPrompts:503')).toEqual([
      'listPrompts:delay=800',
      'listPrompts:503',
    ]);
    expect(toggled(delayed, 'listPrompts:delay=2000')).toEqual([
      'listPrompts:200.empty',
      'listPrompts:delay=2000',
    ]);
    expect(toggled(delayed, 'listPrompts:200.empty')).toEqual(['listPrompts:delay=800']);
    expect(toggled(['*:offline'], 'card-declined')).toEqual(['*:offline', 'card-declined']);
  });

  it('holds the choices of its situations; the later one where two contradict each other', () => {
    expect(choicesOf(['card-declined', 'listCards:503', 'no-such'], SITUATIONS)).toEqual([
      'listCards:503',
      'createPayment:402.card_declined',
    ]);
  });

  it('is sent as the mock reads it', () => {
    const sent = (items: string[]) => decodeURIComponent(headerOf(items));
    expect(sent(['listPrompts:delay=800', 'listPrompts:200.empty', '*:offline'])).toBe(
      'listPrompts=200.empty,delay=800&*=offline',
    );
    expect(sent(['listPrompts:empty'])).toBe('listPrompts=example=empty');
    expect(sent(['executePrompt:cut=3'])).toBe('executePrompt=cut=3');
    expect(headerOf([])).toBe('');
    expect(headerOf(['listPrompts:200.empty'])).toMatch(/^[\x21-\x7e]+$/u);
  });
});
