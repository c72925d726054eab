import { describe, expect, it } from 'vitest';
import { firstRequests } from './first-requests.ts';

const page = { requests: '/api/me /api/config', pageRequests: '/api/prompt/__id__ /api/category' };

describe('what is asked for before the program is here', () => {
  it('is what every screen needs, and what this page needs at this address', () => {
    expect(firstRequests(page, { pathname: '/promptgenrator-edit/42', search: '' })).toEqual([
      '/api/me',
      '/api/config',
      '/api/prompt/42',
      '/api/category',
    ]);
  });

  it('leaves out what a query would change', () => {
    const place = { pathname: '/promptlist', search: '?page=2' };
    expect(firstRequests(page, place)).toEqual(['/api/me', '/api/config']);
  });

  it('is nothing where the page names nothing', () => {
    expect(firstRequests({}, { pathname: '/', search: '' })).toEqual([]);
  });
});
