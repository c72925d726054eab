import { schemaOf, type Operation } from '../document/document.ts';
import type { Answers } from './answers.ts';
import { textOf, type Item, type Memory, type Shelf } from './memory.ts';
import type { Resource } from './resources.ts';
import type { Asked } from './asked.ts';

const MISSING = [404, 410];

type ParentParts = {
  resources: readonly Resource[];
  answers: Answers;
  memory: Memory;
  shelfOf: (resource: Resource, asked: Asked) => Shelf;
  itemOf: (resource: Resource, shelf: Shelf, key: string, session: string) => Item | undefined;
};

/** What else an address names: the item that another resource keeps, or what the contract shows. */
export function createParents({ resources, answers, memory, shelfOf, itemOf }: ParentParts) {
  /** The resource whose item a parameter of an operation's address names; its own item is another's matter. */
  function parentOf({ id, path }: Operation, parameter: string): Resource | undefined {
    return resources.find((resource) => {
      if (resource.parameter !== parameter || resource.roles.has(id)) return false;
      return resource.isDeclared || path.startsWith(`${resource.collection}/{${parameter}}/`);
    });
  }

  return {
    /** Whether an address names something that is not there, where the contract documents that refusal. */
    isMissing(operation: Operation, asked: Asked): boolean {
      if (!MISSING.some((status) => answers.isDocumented(operation, status))) return false;
      const own = resources.find(({ roles }) => roles.has(operation.id));
      return operation.parameters.some((parameter) => {
        const { name, in: place, example } = parameter;
        if (place !== 'path' || name === own?.parameter) return false;
        const value = asked.path[name] ?? '';
        const parent = parentOf(operation, name);
        if (parent)
          return itemOf(parent, shelfOf(parent, asked), value, asked.session) === undefined;
        if (operation.method !== 'get' || memory.ids(asked.session).has(value)) return false;
        const shown = example ?? schemaOf(parameter)['example'];
        // Where the contract shows no id, the first one that is asked for is taken for one.
        const known =
          shown === undefined
            ? memory.firstOf(asked.session, `${operation.path} ${name}`, value)
            : textOf(shown);
        return value !== known;
      });
    },
  };
}
