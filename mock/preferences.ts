import type { Preference } from './prism.ts';

/** `code=402, example=card_declined`, as Prism's own header has it. */
export function parsePrefer(header: string | undefined): Preference {
  const pairs = Object.fromEntries(
    (header ?? '').split(/[,;]/).map((pair) => pair.split('=').map((part) => part.trim())),
  ) as Record<string, string | undefined>;
  return preference(pairs['code'], pairs['example'], pairs['dynamic']);
}

/** `?__code=402&__example=card_declined`, which a link can carry. */
export function parseQuery(query: URLSearchParams): Preference {
  return preference(
    query.get('__code') ?? undefined,
    query.get('__example') ?? undefined,
    query.get('__dynamic') ?? undefined,
  );
}

/**
 * What somebody typed into a form: `mock-401@example.com`, `mock-402-card_declined`. So a screen's
 * every state can be reached by hand, and a browser test needs no interception.
 */
export function parseSentinel(text: string): Preference {
  const match = /\bmock-(\d{3})(?:-([a-z][a-z0-9_]*))?/.exec(text);
  return match ? preference(match[1], match[2]) : {};
}

function preference(code?: string, example?: string, dynamic?: string): Preference {
  return {
    ...(code && /^\d{3}$/.test(code) ? { code: Number(code) } : {}),
    ...(example ? { example } : {}),
    ...(dynamic === 'true' ? { dynamic: true } : {}),
  };
}

/**
 * `getMyProfile=200.sub_user&listMyPrompts=200.empty` in the cookie `mock-scenarios`: one browser's own
 * story, which others on the same mock don't see.
 */
export function parseCookie(
  header: string | undefined,
  operationId: string | undefined,
): Preference {
  const cookie = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('mock-scenarios='));
  if (!cookie || !operationId) return {};
  const stories = new URLSearchParams(decodeURIComponent(cookie.slice('mock-scenarios='.length)));
  const [code, example] = stories.get(operationId)?.split('.') ?? [];
  return preference(code, example);
}
