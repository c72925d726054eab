/** Who sells, as receipts name them. */
export type BusinessConfig = {
  name: string;
  /** One entry a line. */
  address: string[];
  taxId?: string;
};

/** The one tax that is added to prices; `rate` in hundredths of a percent: 825 is 8.25 %. */
export type TaxConfig = { rate: number; name?: string };

type Read = (name: string) => string | undefined;

const MAX_LINE = 80;
const MAX_LINES = 6;

/** Reads the seller; `isRequired` where receipts are for money that moved. */
export function readBusiness(
  read: Read,
  { brand, isRequired }: { brand: string; isRequired: boolean },
  reasons: string[],
): BusinessConfig {
  const name = read('BUSINESS_NAME');
  const lines = read('BUSINESS_ADDRESS')
    ?.split(/\\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const taxId = read('BUSINESS_TAX_ID');
  if (isRequired && !name)
    reasons.push('BUSINESS_NAME is missing: receipts of real payments name who sells.');
  if (isRequired && !lines)
    reasons.push(
      'BUSINESS_ADDRESS is missing: receipts of real payments have it, its lines apart by \\n.',
    );
  if (lines && lines.length > MAX_LINES)
    reasons.push(`BUSINESS_ADDRESS may have at most ${MAX_LINES} lines.`);
  for (const [variable, values] of [
    ['BUSINESS_NAME', [name]],
    ['BUSINESS_ADDRESS', lines ?? []],
    ['BUSINESS_TAX_ID', [taxId]],
  ] as const)
    if (values.some((value) => value !== undefined && value.length > MAX_LINE))
      reasons.push(`${variable} may have at most ${MAX_LINE} characters in a line.`);
  return { name: name ?? brand, address: lines ?? [], ...(taxId && { taxId }) };
}

/** Reads the tax; none unless it is set. */
export function readTax(read: Read, reasons: string[]): TaxConfig {
  const rate = read('TAX_RATE');
  const name = read('TAX_NAME');
  if (rate === undefined) {
    if (name) reasons.push('TAX_NAME needs TAX_RATE beside it.');
    return { rate: 0 };
  }
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(rate) ?? [];
  if (whole === undefined) {
    reasons.push(
      'TAX_RATE has to be a percentage below 100 with at most two decimals, as in 8.25.',
    );
    return { rate: 0 };
  }
  if (name && name.length > 40) reasons.push('TAX_NAME may have at most 40 characters.');
  return { rate: Number(whole) * 100 + Number(part.padEnd(2, '0')), ...(name && { name }) };
}
