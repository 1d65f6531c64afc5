import { inflateRawSync } from 'node:zlib';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { VoceAudit } from '#shared/contracts/casa/audit.ts';

const PrimaDopo = VoceAudit.pick({ prima: true, dopo: true });

/** An entry of the audit trail as it was stored, in any of its shapes. @throws VERSIONE_PIU_RECENTE */
export const readVoce = (item: Item): VoceAudit => {
  const voce = readRiga(VoceAudit, item);
  const { contenuto } = item;
  if (typeof contenuto !== 'string') return voce;
  const testo = inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8');
  return { ...voce, ...readForma(PrimaDopo, JSON.parse(testo), { cosa: item }) };
};

/** The whole entries of some lines of the index, which carries only their rows, in the same order. */
export const wholeVoci = async (archivio: Pick<Archivio, 'batchGet'>, righe: readonly Item[]): Promise<Item[]> => {
  const intere = await archivio.batchGet(righe.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })));
  const perChiave = new Map(intere.map((item) => [keyOf(item), item]));
  return righe.map((riga) => perChiave.get(keyOf(riga))).filter((intera) => intera !== undefined);
};

const keyOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;
