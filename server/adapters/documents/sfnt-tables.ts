/** Checksum of a table, which is padded to whole words. */
export const checksum = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Data padded to whole words of four bytes. */
export const padded = (data: Buffer): Buffer =>
  Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

/** The tables of a TrueType font by tag. */
export const readTables = (font: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const row = 12 + 16 * index;
      const start = font.readUInt32BE(row + 8);
      const data = font.subarray(start, start + font.readUInt32BE(row + 12));
      return [font.toString('latin1', row, row + 4), Buffer.from(data)];
    }),
  );

/** A font of these tables, with the first 12 bytes of `head`. */
export const writeTables = (head: Buffer, tables: Map<string, Buffer>): Buffer => {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  head.copy(directory, 0, 0, 12);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  for (const [index, [tag, data]] of [...tables].entries()) {
    const body = padded(data);
    const row = 12 + 16 * index;
    directory.write(tag, row, 'latin1');
    directory.writeUInt32BE(checksum(body), row + 4);
    directory.writeUInt32BE(offset, row + 8);
    directory.writeUInt32BE(data.length, row + 12);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([directory, ...bodies]);
};
