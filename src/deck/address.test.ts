import { beforeEach, describe, expect, it } from 'vitest';
import { keepInAddress, withScenario } from './address.ts';

const here = () => window.location.pathname + window.location.search + window.location.hash;

describe('an address with a scenario', () => {
  it('keeps what else is in it as it is, and no other scenario', () => {
    expect(withScenario('/promptlist?q=a%20b&scenario=slow&page=2#top', ['empty-library'])).toBe(
      '/promptlist?q=a%20b&page=2&scenario=empty-library#top',
    );
    expect(withScenario('/promptlist?scenario=slow', [])).toBe('/promptlist');
    expect(withScenario('/checkout', ['*:delay=800', 'listCards:200.empty'])).toBe(
      '/checkout?scenario=*:delay=800,listCards:200.empty',
    );
  });
});

describe('the address of a page', () => {
  let scenario: string[] = [];
  beforeEach(() => {
    scenario = [];
  });

  it('has the scenario wherever a screen leads, and back again', async () => {
    keepInAddress(() => scenario);
    window.history.pushState({ key: 'a' }, '', '/promptlist?page=2');
    expect(here()).toBe('/promptlist?page=2');
    scenario = ['slow'];
    window.history.pushState({ key: 'b' }, '', '/flexibleprice');
    expect(here()).toBe('/flexibleprice?scenario=slow');
    window.history.replaceState({ key: 'c' }, '');
    expect(here()).toBe('/flexibleprice?scenario=slow');
    const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await back;
    expect(here()).toBe('/promptlist?page=2&scenario=slow');
    expect(window.history.state).toEqual({ key: 'a' });
    scenario = [];
    window.history.pushState(null, '', '/promptlist?scenario=slow');
    expect(here()).toBe('/promptlist');
  });
});
