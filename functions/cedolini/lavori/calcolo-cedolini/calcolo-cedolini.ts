import { bozzaRepository, RIGHE_PER_PARTE } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository, type CedolinoIntero } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Blocco } from '#platform/work/lavoro.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { cedoliniPersone } from '../../calcolo/cedolini-persone.ts';
import { cedolinoIntero } from '../../cedolino/cedolino-intero.ts';
import { riassuntoDi, totaliDi } from '../../cedolino/riassunto.ts';
import { elencoDelTentativo, inputDelBlocco, nomiBlocchi } from './elenco.ts';
import { ParametriCalcolo } from './parametri.ts';

const CONCLUDI: Ammessa = { cosa: 'concludere', da: ['IN_CORSO'] };

/** The calculation of a run: blocks of people, each with its payslips in one transaction; who cannot be computed is an outcome. */
export const calcoloCedolini = (files: Files): TipoLavoro => ({
  prepare: async (context) => {
    const elenco = await elencoDelTentativo(files, context);
    return { blocchi: nomiBlocchi(elenco), totale: elenco.length };
  },

  blocco: async (blocco, context) => {
    const { archivio, lavoro, modifica } = context;
    const { giro } = ParametriCalcolo.parse(lavoro.parametri);
    const [processo, elenco] = await Promise.all([
      processiRepository(archivio).load(asUid(lavoro.oggetto)),
      elencoDelTentativo(files, context),
    ]);
    requireStesseRegole(processo);
    const cedolini = cedoliniRepository(archivio);
    const daCalcolare = await inputDelBlocco(cedolini, processo.uid, elenco, blocco);
    const persone = await cedoliniPersone(
      archivio,
      processo,
      daCalcolare.map(({ input }) => input),
    );
    const interi = await Promise.all(
      persone.map((persona, indice) =>
        cedolinoIntero(persona, {
          idProcesso: processo.uid,
          dataPagamento: processo.dataPagamento,
          versione: processo.versione,
          giro,
          flgModificato: daCalcolare[indice]?.flgModificato ?? false,
        }),
      ),
    );
    modifica.add(...interi.flatMap(cedolini.putIntero)).audit({
      entita: 'PROCESSO',
      uid: processo.uid,
      azione: 'modificato',
      dopo: {
        giro,
        blocco,
        cedolini: Object.fromEntries(interi.map(({ testata }) => [testata.uidSubAnagrafe, testata.hash])),
      },
    });
    return esitoBlocco(interi);
  },

  close: async (_blocchi, context) => {
    const dopo = await chiudi(context, (riassunto) =>
      riassunto.numCedolini > 0
        ? { STATUS: 'COMPLETATO', motivoFallimento: null }
        : {
            STATUS: 'FALLITO',
            motivoFallimento:
              riassunto.numScartati === 0
                ? 'Nessuna persona da calcolare.'
                : 'Nessun cedolino calcolato: i motivi sono accanto a ogni persona.',
          },
    );
    if (dopo.STATUS === 'COMPLETATO') await removeBozza(context);
    return {
      stato: dopo.STATUS === 'COMPLETATO' ? 'COMPLETATO' : 'FALLITO',
      motivo: dopo.motivoFallimento,
      riprovabile: dopo.numScartati > 0,
    };
  },

  fallito: async (motivo, context) => {
    await chiudi(context, () => ({ STATUS: 'FALLITO', motivoFallimento: motivo, totali: null }));
  },
});

/** A run is computed by the rules it is sealed with, all of it. @throws an error by the name that the end of the work explains */
const requireStesseRegole = ({ regole }: Processo): void => {
  if (regole !== versioneRegole())
    throw Object.assign(new Error('The rules are not those the run began with'), { name: 'Programma.Aggiornato' });
};

/** What was drafted is in the payslips now: the rows go before the run is closed, and are written nowhere else. */
const removeBozza = async ({ archivio, lavoro, modifica }: PassoContext): Promise<void> => {
  const bozza = bozzaRepository(archivio);
  const processo = asUid<'PROCESSO'>(lavoro.oggetto);
  const righe = await bozza.listRighe(processo);
  for (let da = 0; da < righe.length; da += RIGHE_PER_PARTE)
    modifica
      .part()
      .add(
        ...righe
          .slice(da, da + RIGHE_PER_PARTE)
          .map(({ uidSubAnagrafe }) => bozza.removeRiga(processo, uidSubAnagrafe)),
      );
};

const esitoBlocco = (interi: readonly CedolinoIntero[]): Omit<Blocco, 'blocco'> => {
  const testate = interi.map(({ testata }) => testata);
  const scartati = testate.filter(({ esito }) => esito === 'SCARTATO');
  return {
    fatti: testate.length - scartati.length,
    scartati: scartati.length,
    totali: { ...totaliDi(testate) },
    esiti: scartati.map(({ uidSubAnagrafe, storico, anomalie }) => ({
      uid: uidSubAnagrafe,
      descrizione: nominativo(storico.desCognome, storico.desNome),
      messaggio: accorciato(anomalie.map(({ messaggio }) => messaggio).join(' '), 1000),
    })),
  };
};

type Chiusura = Pick<Processo, 'STATUS' | 'motivoFallimento'> & { readonly totali?: null };

/** The run takes its counts and sums from the payslips that are there, and its final state. */
const chiudi = async (
  { archivio, lavoro, modifica }: PassoContext,
  come: (riassunto: ReturnType<typeof riassuntoDi>) => Chiusura,
): Promise<Processo> => {
  const processi = processiRepository(archivio);
  const [prima, testate] = await Promise.all([
    processi.load(asUid(lavoro.oggetto)),
    cedoliniRepository(archivio).listTestate(lavoro.oggetto),
  ]);
  const riassunto = riassuntoDi(testate, prima);
  const chiusa = processi.change(prima, { ...riassunto, ...come(riassunto) }, CONCLUDI);
  const { STATUS, numCedolini, numScartati, hash } = chiusa.record;
  return modifica.write(chiusa, {
    azione: 'stato',
    prima: { STATUS: prima.STATUS },
    dopo: { STATUS, numCedolini, numScartati, hash },
  });
};
