import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { attesaDellaVerifica } from '#shared/calculation/righe/verifica-inadempimenti.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { NonPagato, type Tema } from './tema.ts';

/** The wait of a fee of 8.000,00 that is paid on a day to somebody who owes 6.000,00 by a check of another, and the days of silence in the notice before any check. */
export const terminiVerificaCon =
  (regole: Regole): Tema =>
  ({ testo }) => {
    const avvisiDi = (verifica: Pick<SituazioneInput, 'verifica'>) => {
      const esito = cedolino({ ...compenso(testo('giorno')), ...verifica }, regole);
      if (esito.esito === 'scartato') throw new NonPagato(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
      return esito.cedolino.avvisi;
    };
    const detto = avvisiDi({}).find(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI')?.messaggio ?? '';
    const verifica = { data: testo('verifica'), numero: '2026/7', debito: 600_000 };
    return {
      sospeso: Number(attesaDellaVerifica(avvisiDi({ verifica })) === 'ORDINE'),
      silenzio: Number(/entro (\d+) giorni feriali/.exec(detto)?.[1] ?? 0),
    };
  };

const compenso = (giorno: string): SituazioneInput => ({
  tipo: 'EST',
  liquidazione: { anno: Number(giorno.slice(0, 4)), mese: 12 },
  dataPagamento: giorno,
  percettore: { tipo: 'OCCASIONALE' },
  fiscali: { gestioneSeparata: 'ALTRA_COPERTURA' },
  voci: [
    {
      codice: 'V',
      descrizione: 'Compenso',
      competenza: { dal: giorno, al: giorno },
      misura: { unita: 'IMPORTO', importo: 1_000_000 },
    },
  ],
});
