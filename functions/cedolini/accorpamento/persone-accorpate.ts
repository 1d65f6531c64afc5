import * as z from 'zod';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import { impronta } from '#archivio/impronta.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import type { Files } from '#platform/files.ts';
import type { PersonaInComune } from '#shared/contracts/cedolini/accorpamento.ts';
import { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { cartellaProcesso } from '../processi/input-calcolo.ts';
import { inputRiuniti } from './accorpabile.ts';

/** A person of the run that goes away: their payslip moves as it is (`doppia` null), or becomes one with that of the destination. */
const PersonaAccorpata = z.object({
  uidSubAnagrafe: z.string().brand<'PERSONA'>(),
  doppia: z.object({ prov: InputCedolino, dest: InputCedolino, riuniti: InputCedolino }).nullable(),
});
export type PersonaAccorpata = z.infer<typeof PersonaAccorpata>;

/** The people of a run as a merge would leave them, and those of both runs with why their payslips cannot become one. */
export const personeDaAccorpare = async (
  archivio: Archivio,
  prov: Uid<'PROCESSO'>,
  dest: Uid<'PROCESSO'>,
): Promise<{ readonly persone: readonly PersonaAccorpata[]; readonly inComune: readonly PersonaInComune[] }> => {
  const cedolini = cedoliniRepository(archivio);
  const [sue, altre] = await Promise.all([cedolini.listTestate(prov), cedolini.listTestate(dest)]);
  const presenti = new Map(altre.map((testata) => [testata.uidSubAnagrafe, testata]));
  const doppie = sue.flatMap((testata) => {
    const altra = presenti.get(testata.uidSubAnagrafe);
    return altra === undefined ? [] : [{ testata, altra }];
  });
  const inputs = new Map(
    (await cedolini.getInteri(doppie.flatMap(({ testata, altra }) => [testata.uid, altra.uid]))).map(
      ({ testata, dettaglio }) => [testata.uid, inputDi(testata, readContenuto(dettaglio.contenuto))],
    ),
  );
  const riuniti = doppie.flatMap(({ testata, altra }) => {
    const [suo, altro] = [inputs.get(testata.uid), inputs.get(altra.uid)];
    return suo && altro ? [{ testata, prov: suo, dest: altro, esito: inputRiuniti(altro, suo) }] : [];
  });
  const unite = new Map(riuniti.map((una) => [una.testata.uidSubAnagrafe, una]));
  return {
    persone: sue.map(({ uidSubAnagrafe }) => {
      const una = unite.get(uidSubAnagrafe);
      const doppia =
        una !== undefined && 'input' in una.esito ? { prov: una.prov, dest: una.dest, riuniti: una.esito.input } : null;
      return { uidSubAnagrafe, doppia };
    }),
    inComune: riuniti.map(({ testata, prov: suo, dest: altro, esito }) => ({
      uidSubAnagrafe: testata.uidSubAnagrafe,
      nominativo: nominativo(testata.storico.desCognome, testata.storico.desNome),
      desCf: testata.storico.desCf,
      vociProv: suo.voci.length,
      vociDest: altro.voci.length,
      motivo: 'motivo' in esito ? esito.motivo : null,
    })),
  };
};

/** Keeps who a merge moves with the destination: the steps and the undo read it. @returns where */
export const putPersone = async (
  files: Files,
  archivio: Archivio,
  dest: Uid<'PROCESSO'>,
  persone: readonly PersonaAccorpata[],
): Promise<string> => {
  const testo = JSON.stringify(withIgnote(persone));
  const chiave = `${cartellaProcesso(archivio, dest)}accorpa-${impronta(dest, testo)}.json`;
  await files.put(chiave, Buffer.from(testo), 'application/json');
  return chiave;
};

/** @throws when the list is absent: a defect */
export const readPersone = async (files: Files, chiave: string): Promise<readonly PersonaAccorpata[]> => {
  const bytes = await files.get(chiave);
  if (bytes === undefined) throw new Error(`The people of the merge are missing: ${chiave}`);
  return readForma(z.array(PersonaAccorpata), JSON.parse(Buffer.from(bytes).toString('utf8')), {
    cosa: "le persone dell'accorpamento",
  });
};
