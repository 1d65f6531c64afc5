import * as z from 'zod';
import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Cambi } from '#platform/data/repository.ts';
import type { Files } from '#platform/files.ts';
import type { TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { riassuntoDi } from '../../cedolino/riassunto.ts';
import { cartellaProcesso, readElenco, type DaCalcolare } from '../../processi/input-calcolo.ts';

/** Where the people whose payslips go away are listed (null: they are gone already), and whether the run goes with them. */
const Parametri = z.object({ elenco: z.string().nullable(), intera: z.boolean() });

const elencoDi = async (files: Files, parametri: unknown): Promise<readonly DaCalcolare[]> => {
  const { elenco } = Parametri.parse(parametri);
  return elenco === null ? [] : readElenco(files, elenco);
};

/** Each is four items of a payslip and the row of the draft. */
const PERSONE_PER_BLOCCO = 15;
const CONCLUDI: Ammessa = { cosa: 'concludere', da: ['IN_CORSO'] };

/** Deletes payslips block by block, then the run and, once it is gone, its files; or brings its counts up to date. */
export const eliminazioneCedolini = (files: Files): TipoLavoro => ({
  prepare: async ({ lavoro }) => {
    const elenco = await elencoDi(files, lavoro.parametri);
    return {
      blocchi: Array.from({ length: Math.ceil(elenco.length / PERSONE_PER_BLOCCO) }, (_, indice) =>
        String(indice).padStart(4, '0'),
      ),
      totale: elenco.length,
    };
  },

  blocco: async (blocco, { archivio, lavoro, modifica }) => {
    const elenco = await elencoDi(files, lavoro.parametri);
    const persone = elenco.slice(Number(blocco) * PERSONE_PER_BLOCCO, (Number(blocco) + 1) * PERSONE_PER_BLOCCO);
    const cedolini = cedoliniRepository(archivio);
    const testate = await cedolini.getTestate(
      await cedolini.uidsDi(
        [asUid(lavoro.oggetto)],
        persone.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
      ),
    );
    const bozza = bozzaRepository(archivio);
    const righe = Parametri.parse(lavoro.parametri).intera
      ? persone.map(({ uidSubAnagrafe }) => bozza.removeRiga(asUid(lavoro.oggetto), uidSubAnagrafe))
      : [];
    modifica.add(...testate.flatMap(cedolini.removeIntero), ...righe).audit({
      entita: 'PROCESSO',
      uid: lavoro.oggetto,
      azione: 'modificato',
      prima: {
        blocco,
        eliminati: Object.fromEntries(testate.map(({ uidSubAnagrafe, hash }) => [uidSubAnagrafe, hash])),
      },
    });
    return { fatti: persone.length, scartati: 0, esiti: [], totali: {} };
  },

  close: async (_blocchi, { archivio, lavoro, modifica }) => {
    const processi = processiRepository(archivio);
    const { elenco, intera } = Parametri.parse(lavoro.parametri);
    if (elenco === null) return { stato: 'COMPLETATO' };
    const prima = await processi.load(asUid(lavoro.oggetto));
    if (intera) {
      modifica.write(processi.removeAmmesso(prima, CONCLUDI));
      const segno = await bozzaRepository(archivio).getSegno(prima.uid);
      if (segno > 0) modifica.add(bozzaRepository(archivio).removeSegno(prima.uid, segno));
      return { stato: 'COMPLETATO' };
    }
    const riassunto = riassuntoDi(await cedoliniRepository(archivio).listTestate(prima.uid), prima);
    const cambi: Cambi<Processo> = {
      ...riassunto,
      STATUS: riassunto.numCedolini > 0 ? 'COMPLETATO' : 'FALLITO',
      motivoFallimento: riassunto.numCedolini > 0 ? null : 'Non è rimasto nessun cedolino calcolato.',
    };
    modifica.write(processi.change(prima, cambi, CONCLUDI), {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS: cambi.STATUS, numCedolini: riassunto.numCedolini },
    });
    return { stato: 'COMPLETATO' };
  },

  seguito: async ({ archivio, lavoro }) => {
    if (Parametri.parse(lavoro.parametri).intera) await files.removeFolder(cartellaProcesso(archivio, lavoro.oggetto));
  },

  fallito: async (motivo, { archivio, lavoro, modifica }) => {
    if (Parametri.parse(lavoro.parametri).elenco === null) return;
    const processi = processiRepository(archivio);
    const prima = await processi.load(asUid(lavoro.oggetto));
    modifica.write(processi.change(prima, { STATUS: 'FALLITO', motivoFallimento: motivo }, CONCLUDI), {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS: 'FALLITO', motivo },
    });
  },
});
