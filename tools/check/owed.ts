import { operations } from '#contract/generated/operations.ts';
import { owed } from '#server/owed.ts';

/** Says which operations answer 501 for now; fails when one of them is not in the contract. */
const unknown = owed.filter((operation) => !(operation in operations));
for (const operation of owed) console.log(`${operation} is owed: it answers 501 for now.`);
console.log(
  `${Object.keys(operations).length - owed.length} of ${Object.keys(operations).length} operations are built.`,
);
for (const operation of unknown) console.error(`${operation} is not in the contract.`);
if (unknown.length > 0) process.exitCode = 1;
