import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** ASN.1 in DER, as far as a certificate needs it. */
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const long =
    body.length > 255 ? [0x82, body.length >> 8, body.length & 255] : [0x81, body.length];
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : long)]), body]);
};
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const oid = (bytes: string) => der(0x06, hex(bytes));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const DAY_MS = 86_400_000;

const named = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, name))));
const time = (at: number) =>
  text(0x17, `${new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`);
const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value));
const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

type Issuer = { name: string; key: KeyObject };

function certificate(serial: number, name: string, own: KeyObject, by: Issuer, more: Buffer) {
  const signed = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, Buffer.from([serial])),
    ECDSA_WITH_SHA256,
    named(by.name),
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    named(name),
    own.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(more)),
  );
  const signature = der(0x03, hex('00'), sign('sha256', signed, by.key));
  return pem('CERTIFICATE', sequence(signed, ECDSA_WITH_SHA256, signature));
}

/** An authority of its own, and a certificate of it for `localhost` and 127.0.0.1; both are valid for a day. */
export function localCertificate() {
  const [authority, server] = [1, 2].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  if (!authority || !server) throw new Error('No keys');
  const issuer = { name: 'Authority of a test', key: authority.privateKey };
  const isAuthority = extension('551d13', sequence(der(0x01, hex('ff'))));
  const names = sequence(text(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])));
  return {
    ca: certificate(1, issuer.name, authority.publicKey, issuer, isAuthority),
    cert: certificate(2, 'localhost', server.publicKey, issuer, extension('551d11', names)),
    key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}
