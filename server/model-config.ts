import { LOCAL_PORTS, type LocalPorts, type LocalProviderId } from './ports/model-gateway.ts';

/** As the contract's `ModelName`: others could be neither listed nor asked for. */
export const isModelName = (name: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,99}$/.test(name);

const PAIR = /^(ollama|lmstudio|llamacpp):(\d{1,5})$/;

/**
 * Which programs of this computer may be asked for models: none beyond one machine, none with MODEL_DISCOVERY=off, and
 * other ports than usual by `ollama:11435,lmstudio:1235`.
 */
export function readLocalModels(
  read: (name: string) => string | undefined,
  isAlone: boolean,
  reasons: string[],
): { localModels?: LocalPorts } {
  const value = read('MODEL_DISCOVERY') ?? 'on';
  if (value === 'off' || (value === 'on' && !isAlone)) return {};
  if (value === 'on') return { localModels: LOCAL_PORTS };
  if (!isAlone) {
    reasons.push('MODEL_DISCOVERY is for the embedded default only, without proxies.');
    return {};
  }
  const ports = { ...LOCAL_PORTS };
  for (const part of value.split(',')) {
    const [, program, port] = PAIR.exec(part.trim()) ?? [];
    if (program === undefined || Number(port) < 1 || Number(port) > 65_535) {
      reasons.push('MODEL_DISCOVERY has to be on, off, or ports as in ollama:11434,lmstudio:1234.');
      return {};
    }
    ports[program as LocalProviderId] = Number(port);
  }
  return { localModels: ports };
}
