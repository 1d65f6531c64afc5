import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FonteDiCopia } from '../copia/ripristino.ts';
import { improntaOfFile } from '../copia/scuola-conservata.ts';
import { CARTELLE, improntaDiFile, readManifesto, RigaEsportata } from './formato.ts';

/** An open export as what a school is given back from. @throws when the folder is no export, or one of its files is not as it was written */
export const esportazioneIn = async (cartella: string): Promise<FonteDiCopia> => {
  const manifesto = await readManifesto(cartella);
  for (const { percorso, sha256: attesa } of manifesto.file) {
    const trovata = await improntaDiFile(join(cartella, percorso)).catch(() => null);
    if (trovata?.sha256 !== attesa)
      throw new Error(
        `In ${cartella} il file ${percorso} ${trovata === null ? 'manca' : 'non è quello che fu esportato'}: usare l'esportazione com'era.`,
      );
  }
  const { scuola, fattaIl, specie, documenti } = manifesto;
  return {
    nome: cartella,
    scuola,
    fattaIl,
    righe: async function* () {
      for (const nome of Object.keys(specie)) {
        const input = createReadStream(join(cartella, CARTELLE.record, `${nome}.jsonl`));
        for await (const testo of createInterface({ input, crlfDelay: Infinity }))
          yield ['item', RigaEsportata.parse(JSON.parse(testo)).conservato];
      }
      for (const { chiave, tipo, percorso } of documenti) {
        const bytes = await readFile(join(cartella, percorso));
        yield ['file', chiave, tipo, improntaOfFile({ chiave, tipo, bytes }), bytes.toString('base64')];
      }
    },
  };
};
