import * as z from 'zod';
import { uidCedolino } from '../../cedolini/cedolino.ts';
import { cedoliniRepository } from '../../cedolini/cedolini-repository.ts';
import { readElenco } from '../../cedolini/input-calcolo.ts';
import { processiRepository, type Ammessa } from '../../cedolini/processi-repository.ts';
import { riepilogo } from '../../cedolini/riepilogo.ts';
import type { Processo } from '../../../shared/contracts/processo.ts';
import type { Store } from '../../platform/dynamo.ts';
import type { Files } from '../../platform/files.ts';
import type { TipoLavoro } from '../../platform/lavoro-steps.ts';

/** Where the people whose payslips go away are listed, and whether the run goes with them. */
const Parametri = z.object({ elenco: z.string(), intera: z.boolean() });

const PERSONE_PER_BLOCCO = 20;
const CONCLUDI: Ammessa = { cosa: 'concludere', da: ['IN_CORSO'] };

/** Deletes payslips block by block, then the run, or brings its counts up to date. */
export const eliminaCedolini = (store: Store, files: Files): TipoLavoro => ({
  prepara: async ({ lavoro }) => {
    const elenco = await readElenco(files, Parametri.parse(lavoro.parametri).elenco);
    return { blocchi: Array.from({ length: Math.ceil(elenco.length / PERSONE_PER_BLOCCO) }, (_, indice) => String(indice).padStart(4, '0')), totale: elenco.length };
  },

  blocco: async (blocco, { codmin, lavoro, modifica }) => {
    const elenco = await readElenco(files, Parametri.parse(lavoro.parametri).elenco);
    const persone = elenco.slice(Number(blocco) * PERSONE_PER_BLOCCO, (Number(blocco) + 1) * PERSONE_PER_BLOCCO);
    const cedolini = cedoliniRepository(store, codmin);
    const testate = await cedolini.getTestate(persone.map(({ uidSubAnagrafe }) => uidCedolino(lavoro.oggetto, uidSubAnagrafe)));
    modifica.add(...testate.flatMap(cedolini.removeIntero)).audit({
      entita: 'PROCESSO', uid: lavoro.oggetto, azione: 'modificato', prima: { blocco, eliminati: Object.fromEntries(testate.map(({ uidSubAnagrafe, hash }) => [uidSubAnagrafe, hash])) },
    });
    return { fatti: persone.length, scartati: 0, esiti: [], totali: {} };
  },

  concludi: async (_blocchi, { codmin, lavoro, modifica }) => {
    const processi = processiRepository(store, codmin);
    const prima = await processi.load(lavoro.oggetto);
    if (Parametri.parse(lavoro.parametri).intera) {
      modifica.add(...processi.removeAmmesso(prima, CONCLUDI)).audit({ entita: 'PROCESSO', uid: prima.uid, azione: 'eliminato', prima });
      return { stato: 'COMPLETATO' };
    }
    const riassunto = riepilogo(await cedoliniRepository(store, codmin).listTestate(prima.uid), prima);
    const dopo: Processo = { ...prima, ...riassunto, STATUS: riassunto.numCedolini > 0 ? 'COMPLETATO' : 'FALLITO', motivoFallimento: riassunto.numCedolini > 0 ? null : 'Non è rimasto nessun cedolino calcolato.', versione: prima.versione + 1 };
    modifica.add(...processi.change(prima, dopo, CONCLUDI)).audit({ entita: 'PROCESSO', uid: prima.uid, azione: 'stato', prima: { STATUS: prima.STATUS }, dopo: { STATUS: dopo.STATUS, numCedolini: dopo.numCedolini } });
    return { stato: 'COMPLETATO' };
  },

  fallito: async (motivo, { codmin, lavoro, modifica }) => {
    const processi = processiRepository(store, codmin);
    const prima = await processi.load(lavoro.oggetto);
    const dopo: Processo = { ...prima, STATUS: 'FALLITO', motivoFallimento: motivo, versione: prima.versione + 1 };
    modifica.add(...processi.change(prima, dopo, CONCLUDI)).audit({ entita: 'PROCESSO', uid: prima.uid, azione: 'stato', prima: { STATUS: prima.STATUS }, dopo: { STATUS: 'FALLITO', motivo } });
  },
});
