import { crc32, inflateRawSync } from 'node:zlib';

/** A file in a ZIP archive, as the central directory has it. */
type Entry = {
  name: string;
  flags: number;
  method: number;
  crc: number;
  size: number;
  from: number;
};

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xff_ff;
/** Fields that hold this say that the real value is in a ZIP64 record. */
const ELSEWHERE = 0xff_ff_ff_ff;
const STORED = 0;
const DEFLATED = 8;
const LARGEST = 64 * 2 ** 20;

/** What is wrong with a ZIP archive that has to hold some files, in words; undefined when it holds them whole. */
export function zipFault(given: Uint8Array, wanted: readonly string[]): string | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const entries = entriesIn(bytes);
  if (!entries) return 'The archive has no central directory that can be read';
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const missing = wanted.filter((name) => !byName.has(name));
  if (missing.length > 0) return `The archive does not hold ${missing.join(' and ')}`;
  const broken = entries.find((entry) => !isWhole(bytes, entry, wanted.includes(entry.name)));
  return broken && `The archive does not hold ${broken.name.slice(0, 60)} whole`;
}

/** Entries of the central directory; undefined where it is none. */
function entriesIn(bytes: Buffer): Entry[] | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const from = bytes.readUInt32LE(end + 16);
  if (count === 0xff_ff || from === ELSEWHERE) return [];
  const entries: Entry[] = [];
  let at = from;
  while (entries.length < count) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((by) =>
      bytes.readUInt16LE(at + by),
    );
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + name),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 20),
      from: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_SIZE + name + extra + comment;
  }
  return at <= end ? entries : undefined;
}

/** Where the record of the archive's end begins; only its comment may follow. */
function endOf(bytes: Buffer): number | undefined {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1)
    if (bytes.readUInt32LE(at) === END && bytes.readUInt16LE(at + 20) === last - at) return at;
  return undefined;
}

/** Whether an entry's bytes are there; those that a type demands are unpacked as well. */
function isWhole(bytes: Buffer, entry: Entry, isRead: boolean): boolean {
  const { from, size, method, crc, flags } = entry;
  if (from === ELSEWHERE || size === ELSEWHERE) return true;
  if (from + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(from) !== LOCAL) return false;
  const begin = from + LOCAL_SIZE + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
  if (begin + size > bytes.length) return false;
  const isEncrypted = (flags & 1) === 1;
  if (!isRead || isEncrypted || (method !== STORED && method !== DEFLATED)) return true;
  const packed = bytes.subarray(begin, begin + size);
  try {
    const file = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: LARGEST });
    return crc32(file) === crc;
  } catch {
    return false;
  }
}
