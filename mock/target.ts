import { ChoiceError, type Choice } from './choice.ts';

/** One documented answer of an operation in one media type; none where it has no body. */
export type DocumentedAnswer = { code: number; mediaType: string | null; examples: string[] };

/** An operation as the mock answers it. */
export type MockOperation = {
  operationId: string;
  /** The contract's noun. */
  tag: string;
  method: string;
  path: string;
  answers: DocumentedAnswer[];
};

/** Which documented answer is given. */
export type Target = { answer: DocumentedAnswer; example: string | undefined };

const STREAM = 'text/event-stream';

/** @throws ChoiceError with the documented names when the contract does not document the choice. */
export function targetOf(operation: MockOperation, choice: Choice, stream: boolean): Target {
  const { operationId, answers } = operation;
  const { code, example } = choice;
  const wanted = code === undefined ? answers : answers.filter((answer) => answer.code === code);
  if (wanted.length === 0) {
    const codes = [...new Set(answers.map((answer) => answer.code))].join(', ');
    throw undocumented('code', `${operationId} documents the statuses ${codes}.`);
  }
  const named =
    example === undefined ? wanted : wanted.filter(({ examples }) => examples.includes(example));
  if (named.length === 0) {
    const names = wanted.map((answer) =>
      [answer.code, answer.mediaType, `(${answer.examples.join(', ') || 'no examples'})`]
        .filter((part) => part !== null)
        .join(' '),
    );
    throw undocumented('example', `${operationId} has these examples: ${names.join('; ')}.`);
  }
  const success = named.filter((answer) => answer.code < 400);
  const [first] = success.length > 0 ? success : named;
  const same = named.filter((answer) => answer.code === first?.code);
  const answer = same.find(({ mediaType }) => (mediaType === STREAM) === stream) ?? same[0];
  if (!answer) throw new Error(`${operationId} documents no answer`);
  return { answer, example: example ?? answer.examples[0] };
}

const undocumented = (field: string, message: string) =>
  new ChoiceError(message, [{ field, code: 'invalid_value', message }]);
