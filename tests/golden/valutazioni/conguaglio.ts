import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { collaborazione, supplenza, voce } from '../../shared/calculation/situazioni.ts';

const residenza = { regione: 'LOMBARDIA', comune: 'F205' };

const righeDi = (situazione: SituazioneInput, regole: Regole): unknown => {
  const esito = cedolino(situazione, regole);
  return esito.esito === 'scartato'
    ? esito.anomalie.map(({ codice }) => codice)
    : [
        esito.cedolino.righe.map(({ codice, importo }) => [codice, importo]),
        esito.cedolino.avvisi.map(({ messaggio }) => messaggio),
      ];
};

/** 300,00 of a settled year left to withhold from a payment of the day, and from one of the next month, as the payee asked. */
export const conguaglioDaTrattenere = (giorno: string, regole: Regole): unknown =>
  righeDi(
    collaborazione({
      dataPagamento: giorno,
      voci: [voce(100_000, { competenza: { dal: giorno, al: giorno } })],
      fiscali: {
        gestioneSeparata: 'CON_DIS_COLL',
        redditoComplessivo: 1_200_000,
        conguaglio: {
          irpef: 30_000,
          conguagliatoIl: `${giorno.slice(0, 4)}-01-31`,
          richiestaDel: `${giorno.slice(0, 4)}-01-31`,
        },
      },
    }),
    regole,
  );

/** Bonuses of 500,00 given to an AFAM substitute whose income of the year gives right to none. */
export const bonusDaRestituire = (giorno: string, regole: Regole): unknown =>
  righeDi(
    {
      tipo: 'CON',
      scuola: 'AFAM',
      dataPagamento: giorno,
      liquidazione: { anno: 2026, mese: 2 },
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
      fiscali: { addizionali: residenza },
      progressivi: {
        imponibileIrpef: 3_000_000,
        giorniPagati: 365,
        irpef: 1_000_000,
        trattamentoIntegrativo: 50_000,
        sommaIntegrativa: 50_000,
      },
    },
    regole,
  );

/** Five hundred euros of further deduction given to an AFAM substitute whose income of the year has the sum of the wedge in its place. */
export const detrazioneDaRestituire = (giorno: string, regole: Regole): unknown =>
  righeDi(
    {
      tipo: 'CON',
      scuola: 'AFAM',
      dataPagamento: giorno,
      liquidazione: { anno: 2026, mese: 2 },
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
      fiscali: { addizionali: residenza },
      progressivi: { imponibileIrpef: 1_900_000, giorniPagati: 365, irpef: 113_616, ulterioreDetrazione: 50_000 },
    },
    regole,
  );

/** A day of a short substitute of an AFAM institute, of an income that has the further deduction: in the month, and at the settlement. */
export const supplenzaBreve = (giorno: string, regole: Regole): unknown =>
  [false, true].map((conguaglio) =>
    righeDi(
      supplenza(giorno, giorno, {
        dataPagamento: giorno,
        fiscali: { redditoComplessivo: 2_500_000, addizionali: residenza },
        progressivi: { imponibileIrpef: 2_490_000, giorniPagati: 360, irpef: 500_000 },
        opzioni: { conguaglio },
      }),
      regole,
    ),
  );
