import type { QueryClient } from '@tanstack/react-query';

/**
 * In development, asks for every answer again when the mock's examples changed: the page stays where it is
 * (tools/contract/watch/page-updates.ts). A build holds nothing of it.
 */
export function followAnswers(client: QueryClient): void {
  import.meta.hot?.on('contract:answers', () => void client.invalidateQueries());
}
