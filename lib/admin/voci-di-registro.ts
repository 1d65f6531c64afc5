import { createHash } from 'node:crypto';
import { readVoce } from '#archivio/casa/voce-di-registro.ts';
import type { Specie } from '#archivio/entita.ts';
import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { VoceAudit } from '#shared/contracts/casa/audit.ts';

/** Bytes of a name that are kept: of a million records two are taken for one another once in five hundred times. */
const BYTE_DEL_NOME = 6;

/** Records and the entries of the audit trail about them, as items pass by: each record has one (I7). */
export const vociDiRegistro = () => {
  const nominati = new Set<number>();
  const mancanti = new Map<number, string>();
  return {
    see: (item: Item, una: Specie | undefined): void => {
      if (item.tipo === 'AUDIT')
        for (const { entita, uid } of nominatiDa(readVoce(item))) {
          const nome = nameOf(item, entita, uid);
          nominati.add(nome);
          mancanti.delete(nome);
        }
      if (una === undefined || una.senzaVoce) return;
      const nome = nameOf(item, una.nome, item.uid);
      if (!nominati.has(nome)) mancanti.set(nome, `${String(item.pk)} / ${String(item.sk)}`);
    },
    rilievi: (): Rilievo[] =>
      [...mancanti.values()].map((chiave) => ({
        invariante: 'I7',
        chiave,
        messaggio: 'Nessuna voce di registro per questo record',
      })),
  };
};

const nameOf = ({ scuola }: Item, nome: unknown, uid: unknown): number =>
  createHash('sha1')
    .update(`${String(scuola)}/${String(nome)}/${String(uid)}`)
    .digest()
    .readUIntBE(0, BYTE_DEL_NOME);

/** Records that an entry is about: its own, or those that one operation on many lists by uid. */
const nominatiDa = ({
  entita,
  uid,
  dopo,
}: VoceAudit): readonly { readonly entita: string; readonly uid: unknown }[] => [
  { entita, uid },
  ...Object.values(dopo ?? {})
    .flatMap((valore) => (Array.isArray(valore) ? valore : []))
    .flatMap((uno: unknown) =>
      typeof uno === 'object' && uno !== null && 'uid' in uno ? [{ entita, uid: uno.uid }] : [],
    ),
];
