import {
  compensiCommissione,
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '#shared/calculation/contratto/esami.ts';
import { compensiMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import {
  compensoOrario,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
} from '#shared/calculation/contratto/ore.ts';
import { compensoProgetto, tariffaProgettoDi } from '#shared/calculation/contratto/progetti.ts';
import {
  classeArticolata,
  composizioneCommissione,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
} from '#shared/rules/contratto/esami.ts';
import type { TariffaProgetto } from '#shared/rules/contratto/progetti.ts';
import { type Regole } from '#shared/rules/regole.ts';
import type { Temi } from './tema.ts';

/** Fees by the hour, by the task and by the project. */
export const compensi = (regole: Regole): Temi => ({
  ore_docenti: ({ numero, testo }) => ({
    compenso: compensoOrario(retribuzioneOrariaDocenti(testo('attivita'), testo('giorno'), regole), numero('ore'))
      .importo,
  }),
  ore_ata: ({ numero, testo }) => ({
    compenso: compensoOrario(
      retribuzioneOrariaAta(testo('profilo'), testo('orario'), testo('giorno'), regole),
      numero('ore'),
    ).importo,
  }),
  ora_sostituzione: ({ testo }) => ({
    ora: oraSostituzioneColleghi(testo('grado'), testo('giorno'), regole).importo,
  }),
  maturita: ({ numero, testo }) => {
    const funzione = compensoMaturita(
      testo('funzione'),
      numero('classi'),
      regole.inVigore(funzioniMaturita, testo('giorno')),
    );
    return {
      funzione: funzione.importo,
      sostituto: maggiorazioneSostitutoPresidente(funzione, regole.inVigore(sostitutoPresidente, testo('giorno')))
        .importo,
    };
  },
  // The least and the most that a part of a class with several courses gives a member of the school.
  parte_di_classe: ({ testo }) => {
    const { da, a, diviso } = regole.inVigore(classeArticolata, testo('giorno')).valore;
    const parte = (numeratore: number): number =>
      compensiMembro(
        {
          funzione: 'COMMISSARIO_INTERNO',
          classi: 1,
          sostituto: false,
          parte: { numeratore, denominatore: diviso, motivo: 'candidati di un indirizzo' },
          fascia: null,
          materie: 0,
          candidatiPreliminari: 0,
        },
        testo('giorno'),
        regole,
      ).funzione.importo;
    return { minimo: parte(da), massimo: parte(a) };
  },
  commissione: ({ numero, testo }) => ({
    totale: compensiCommissione(
      numero('classi'),
      regole.inVigore(funzioniMaturita, testo('giorno')),
      regole.inVigore(composizioneCommissione, testo('giorno')),
    ).importo,
  }),
  trasferta: ({ numero, testo }) => ({
    quota: quotaTrasferta(numero('minuti'), regole.inVigore(trasfertaMaturita, testo('giorno'))).importo,
  }),
  limiti_progetto: ({ testo }) => {
    const { minimo, massimo } = regole.inVigore<TariffaProgetto>(
      tariffaProgettoDi(testo('voce')),
      testo('giorno'),
    ).valore;
    return { minimo, massimo };
  },
  progetto: ({ numero, testo }) => ({
    compenso: compensoProgetto(
      numero('ore'),
      numero('tariffa'),
      regole.inVigore<TariffaProgetto>(tariffaProgettoDi(testo('voce')), testo('giorno')),
    ).calcolato.importo,
  }),
});
