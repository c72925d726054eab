import { schemaOf, type Operation } from '../document/document.ts';
import type { Answer } from './answer.ts';
import type { Answers } from './answers.ts';
import { itemsAt, type Place } from './item-places.ts';
import { textOf, type Item } from './memory.ts';
import { placeOf, type Parts, type Resource, type Role } from './resources.ts';

/** The items that a contract's examples show. */
export function createSeeds(parts: Parts & { answers: Answers }) {
  const { operations, answers } = parts;
  const places = new Map<Answer, Place | undefined>();

  const operationsOf = ({ roles }: Resource, role: Role): Operation[] =>
    operations.filter(({ id }) => roles.get(id) === role);

  function placeIn(answer: Answer, role: Role, { id }: Resource): Place | undefined {
    if (!places.has(answer)) places.set(answer, placeOf(parts, answer, role, id));
    return places.get(answer);
  }

  function shown(role: Role, resource: Resource): Item[] {
    return operationsOf(resource, role).flatMap((operation) => {
      const answer = answers.of(operation);
      const place = placeIn(answer, role, resource);
      return place ? itemsAt(answer.body, place.steps) : [];
    });
  }

  return {
    operationsOf,
    placeIn,
    shown,
    /** What a session begins with, by id. */
    of(resource: Resource): Map<string, Item> {
      const { id } = resource;
      const items = new Map<string, Item>();
      const all = [...shown('list', resource), ...shown('read', resource)];
      for (const item of all) {
        const key = textOf(item[id]);
        if (item[id] !== undefined) items.set(key, { ...items.get(key), ...item });
      }
      // The address of a read shows an id of its own, which a reader of the contract asks for first.
      const [read] = operationsOf(resource, 'read');
      const parameter = read?.parameters.find(({ name }) => name === resource.parameter);
      const asked = parameter?.example ?? (parameter && schemaOf(parameter)['example']);
      const like = all.at(-1);
      if (asked !== undefined && like && !items.has(textOf(asked)))
        items.set(textOf(asked), { ...like, [id]: asked });
      return items;
    },
  };
}

export type Seeds = ReturnType<typeof createSeeds>;
