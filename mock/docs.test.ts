import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { linksTo, type LinkedInterface } from '#contract/docs/our-screens.ts';
import { operationsOf, readContract } from '#contract/document/document.ts';
import { routesOf, SCREENS } from '#core/screens.ts';
import { choicesOf, headerOf, readScenario } from '#src/deck/scenario.ts';
import { SITUATIONS } from '#src/deck/situations.ts';
import { parseChoices } from './choice.ts';
import { docs } from './docs.ts';
import { builtInterface } from './linked-interface.ts';
import { PrismMock } from './prism.ts';
import { checkChoice } from './scenarios.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUNDLE = resolve(ROOT, 'openapi/dist/openapi.yaml');

/** Whether a screen opens at an address. */
const isScreen = (pathname: string) =>
  SCREENS.flatMap((screen) => routesOf(screen)).some(({ path }) =>
    new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`).test(pathname),
  );

describe('an answer in the page of the contract', () => {
  let prism: PrismMock;
  beforeAll(async () => {
    prism = await PrismMock.load(BUNDLE);
  });

  it('links to a screen with a choice that the mock takes', () => {
    const { scenario } = linksTo({ origin: '', hasDeck: true });
    const unlinked = new Set<string>();
    for (const { id, responses } of operationsOf(readContract(BUNDLE)))
      for (const { status, object } of responses) {
        const media = Object.values(object.content ?? {});
        const names = media.flatMap(({ examples = {} }) => Object.keys(examples));
        for (const name of names.length === 0 ? [undefined] : names) {
          const link = scenario?.(id, status, name);
          if (link === undefined) unlinked.add(id);
          else expectShown(link, id);
        }
      }
    // No screen asks for these.
    expect([...unlinked]).toEqual(['listMyPrompts', 'receiveStripeEvent']);
  });

  function expectShown(link: string, id: string): void {
    const { pathname, searchParams } = new URL(link, 'http://mock.test');
    expect(isScreen(pathname), link).toBe(true);
    const choices = choicesOf(readScenario(searchParams.get('scenario')), SITUATIONS);
    const read = parseChoices(headerOf(choices), link);
    expect([...read.keys()], link).toEqual([id]);
    for (const choice of read.values())
      expect(() => checkChoice(prism, id, choice), link).not.toThrow();
  }
});

describe('the page of the contract links', () => {
  const documentFor = async (linked: LinkedInterface | undefined) => {
    const answer = await docs(ROOT, () => linked).request('/contract.json');
    return answer.text();
  };

  it('to no screen where no interface uses the mock', async () => {
    expect(await documentFor(undefined)).not.toContain('**On screen:**');
  });

  it('to screens alone of an interface without the deck', async () => {
    const text = await documentFor(builtInterface(ROOT));
    expect(text).toContain('[Login](/login)');
    expect(text).not.toContain('scenario=');
  });

  it('to answers of an interface of mock mode, wherever it is', async () => {
    const text = await documentFor({ origin: 'http://127.0.0.1:5173', hasDeck: true });
    expect(text).toContain('[Login](http://127.0.0.1:5173/login)');
    expect(text).toContain('(http://127.0.0.1:5173/login?scenario=login:429.rate_limited)');
  });
});
