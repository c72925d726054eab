import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from '../cards/yaml.ts';
import { KNOWLEDGE } from '../knowledge.ts';
import { type Form, FORMS } from './forms-schema.ts';

const fileSchema = z.partialRecord(z.enum(FORMS), z.array(z.string()).min(1));

let forms: ReadonlyMap<string, Form> | undefined;

/** The form of answer that the goals of a card want, by `knowledge/card-forms.yaml`. */
export function formsByCard(): ReadonlyMap<string, Form> {
  if (forms) return forms;
  const file = fileSchema.parse(readYaml(readFileSync(join(KNOWLEDGE, 'card-forms.yaml'), 'utf8')));
  forms = new Map(
    FORMS.flatMap((form) => (file[form] ?? []).map((card): [string, Form] => [card, form])),
  );
  return forms;
}
