import type { Access, Screen } from '#core/screens.ts';

/** What a route tells about its screen, and who may open it there. */
export type RouteHandle = { screen: Screen; access: Access };
