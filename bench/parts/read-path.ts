import type { Part } from '../part.ts';
import { measureReadPath } from '../server/read-path.ts';

/** The server's read path, beside bare routes with the same statements. */
export const readPath: Part = {
  title: 'Read path',
  async measure({ rounds }) {
    const rows = await measureReadPath(rounds);
    return {
      tables: [
        {
          columns: ['requests a second'],
          rows: rows.flatMap(({ name, target, ours, bare }) => {
            const goal = { limit: target, of: 'ratio', atLeast: true } as const;
            return [
              { name, cells: [{ value: ours, reference: bare, goal }] },
              { name: `${name}, bare`, cells: [{ value: bare }] },
            ];
          }),
        },
      ],
    };
  },
};
