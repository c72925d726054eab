/** Media types are told apart without case, spaces and the charset that JSON has anyway. */
export function mediaTypeName(name: string): string {
  const [type = '', ...parameters] = name.toLowerCase().split(';');
  const kept = parameters
    .map((parameter) => parameter.trim().replaceAll('"', ''))
    .filter((parameter) => parameter !== '' && parameter !== 'charset=utf-8');
  return [type.trim(), ...kept.toSorted()].join('; ');
}

/** `*`/`*`, `application/*` and a type without parameters hold those that say more. */
export function covers(wider: string, narrower: string): boolean {
  const [type = ''] = narrower.split(';');
  return [`${type.split('/')[0]}/*`, '*/*', type].includes(wider);
}
