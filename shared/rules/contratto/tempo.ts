import type { Centesimi, CentesimiDiOra } from '../../money/centesimi.ts';
import { ristampata } from '../annuale.ts';
import type { RegolaDatata } from '../regola.ts';
import { fasce, type Fascia, type Ordine, type TipoContratto } from './inquadramento.ts';
import { ccnl2007 } from './norme.ts';

/** The month of pay: thirty days whatever its length. */
export const meseRetributivo: RegolaDatata<{ readonly giorni: number }> = {
  id: 'contratto.mese-retributivo',
  descrizione: 'Giorni del mese retributivo',
  versioni: [
    {
      dal: '2007-11-29',
      valore: { giorni: 30 },
      norma: [
        {
          testo:
            "Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
        },
      ],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'tuttolavoro24.it ?p=100075 (schermata NoiPA, 12 giorni di 30); tecnicadellascuola.it 25/9/2025 (un trentesimo al giorno)',
        pagina: '2025-09-25',
      },
      nota: 'Mese parziale: giorni di calendario fino a 30',
    },
  ],
};

/** Hours of a full post, in hundredths per week. Primary: 22 of teaching and 2 of planning. */
export const oreCattedra: RegolaDatata<Readonly<Record<Ordine, CentesimiDiOra>>> = {
  id: 'contratto.ore-cattedra',
  descrizione: "Ore settimanali dell'orario intero",
  versioni: [
    {
      dal: '2007-11-29',
      norma: [ccnl2007('artt. 28, 51 e 129')],
      fonte: 'conoscenza',
      riscontro: null,
      valore: { INFANZIA: 2500, PRIMARIA: 2400, SECONDARIA: 1800, EDUCATORI: 3000, ATA: 3600 },
    },
  ],
};

/** How the 13th month accrues: a twelfth per month (fractions over some days count whole), or a part of the year a day. */
export type RateoTredicesima = 'MESI' | 'GIORNI_365';

/** Into how many parts each way of accruing divides the 13th: months of a year, days of a year that is never a leap one. */
export const partiTredicesima: Readonly<Record<RateoTredicesima, number>> = { MESI: 12, GIORNI_365: 365 };

export const tredicesima: RegolaDatata<Readonly<Record<TipoContratto, RateoTredicesima>>> = {
  id: 'contratto.tredicesima',
  descrizione: 'Maturazione della tredicesima per tipo di contratto',
  versioni: [
    {
      dal: '2007-11-29',
      valore: { TI: 'MESI', TD_31_8: 'MESI', TD_30_6: 'MESI', SUPPLENTE_BREVE: 'GIORNI_365' },
      norma: [{ testo: 'D.Lgs.C.P.S. 263/1946, art. 7; CCNL comparto Scuola 29/11/2007, art. 80' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'tecnicadellascuola.it 06/2025; gildavenezia.it 26/11/2025; tuttolavoro24.it ?p=100075 (22,96 di 12 giorni su 365)',
        pagina: '2025-11-26',
      },
      nota: 'Supplenze brevi: rateo con lo stipendio di ogni mese (tuttolavoro24.it 21/11/2024; senex.it). Quando si paga quella dei contratti annuali: contratto.tredicesima.pagamento',
    },
  ],
};

/** When the 13th is paid: with the pay of each month, or in December and at the end of the contract. */
export type PagamentoTredicesima = 'OGNI_MESE' | 'DICEMBRE_O_FINE';

export const pagamentoTredicesima: RegolaDatata<Readonly<Record<TipoContratto, PagamentoTredicesima>>> = {
  id: 'contratto.tredicesima.pagamento',
  descrizione: 'Quando si paga la tredicesima, per tipo di contratto',
  versioni: [
    {
      dal: '2007-11-29',
      valore: {
        TI: 'DICEMBRE_O_FINE',
        TD_31_8: 'DICEMBRE_O_FINE',
        TD_30_6: 'DICEMBRE_O_FINE',
        SUPPLENTE_BREVE: 'OGNI_MESE',
      },
      norma: [{ testo: 'CCNL comparto Scuola 29/11/2007, art. 80 cc. 1, 2 e 4' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'gildavenezia.it, tredicesima, 26/11/2025; lentepubblica.it, congedi parentali e tredicesima (art. 80 per esteso); supplenze brevi: tuttolavoro24.it 21/11/2024',
        pagina: '2025-11-26',
      },
      nota: "L'importo è il trattamento fondamentale di dicembre, o dell'ultimo mese di servizio, per i dodicesimi dell'anno. La previsione di quanto paga NoiPA ha un rateo al mese, e così i servizi scritti a mano nel cedolino",
    },
  ],
};

/** Accrual of the 13th of days paid in part: lowered as their pay is, or whole. */
export type TredicesimaDiPagaRidotta = 'IN_PROPORZIONE' | 'INTERA';

/** A payslip sealed before this was a rule has the accrual whole: computed again from its seal it stays as it was. */
export const tredicesimaRidotta: RegolaDatata<Readonly<Record<TipoContratto, TredicesimaDiPagaRidotta>>> = {
  id: 'contratto.tredicesima.paga-ridotta',
  descrizione: 'Tredicesima dei giorni pagati in parte, per tipo di contratto',
  versioni: [
    {
      dal: '2007-11-29',
      valore: {
        TI: 'IN_PROPORZIONE',
        TD_31_8: 'IN_PROPORZIONE',
        TD_30_6: 'IN_PROPORZIONE',
        SUPPLENTE_BREVE: 'IN_PROPORZIONE',
      },
      norma: [{ testo: 'CCNL comparto Scuola 29/11/2007, art. 80 c. 6' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'tecnicadellascuola.it 06/2025 (testo del comma); gildavenezia.it 26/11/2025; tuttolavoro24.it 21/11/2024 (malattia che riduce il fondamentale)',
        pagina: '2025-11-26',
      },
      nota: 'Non tocca i congedi dei genitori, la cui tredicesima la legge lascia intera (D.Lgs. 151/2001, artt. 22 e 34), salvo la maternità oltre la fine del contratto (art. 23 c. 2), né le ferie, che le assenze pagate in parte non riducono (art. 13 c. 14)',
    },
  ],
};

/** Days over which a fraction of a month gives a whole twelfth of the 13th. */
export const frazioneTredicesima: RegolaDatata<{ readonly oltreGiorni: number }> = {
  id: 'contratto.tredicesima.frazione',
  descrizione: 'Giorni oltre i quali la frazione di mese vale un rateo di tredicesima',
  versioni: [
    {
      dal: '2007-11-29',
      valore: { oltreGiorni: 15 },
      norma: [{ testo: 'D.Lgs.C.P.S. 263/1946, art. 7' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'tuttolavoro24.it 23/8/2025; voglioinsegnare.it' },
    },
  ],
};

/** A month that several payslips pay: its absences are looked at on the days of all of them. A payslip sealed before this was a rule looked at its own. */
export const tredicesimaDiMeseDiviso: RegolaDatata<'GIORNI_DI_TUTTI'> = {
  id: 'contratto.tredicesima.mese-diviso',
  descrizione: 'Assenze e dodicesimo di tredicesima di un mese pagato da più cedolini',
  versioni: [
    {
      dal: '2007-11-29',
      valore: 'GIORNI_DI_TUTTI',
      norma: [{ testo: 'D.Lgs.C.P.S. 263/1946, art. 7; CCNL comparto Scuola 29/11/2007, art. 80' }],
      fonte: 'derivata',
      riscontro: null,
      nota: 'Il dodicesimo è del mese di servizio, comunque sia pagato: ogni cedolino aggiunge quanto il mese dà in tutto, tolto quanto è già stato dato; può essere meno di zero',
    },
  ],
};

/** The pay of a month that several payslips pay: its days of absence are counted on the whole month. A payslip sealed before this was a rule counted its own. */
export const assenzeDiMeseDiviso: RegolaDatata<'GIORNI_DI_TUTTI'> = {
  id: 'contratto.assenza.mese-diviso',
  descrizione: 'Giorni di assenza di un mese pagato da più cedolini',
  versioni: [
    {
      dal: '2007-11-29',
      valore: 'GIORNI_DI_TUTTI',
      norma: [{ testo: 'CCNL comparto Scuola 29/11/2007, art. 78: la retribuzione è mensile, in trentesimi' }],
      fonte: 'derivata',
      riscontro: null,
      nota: 'La paga è del mese di servizio, comunque sia divisa: ogni cedolino toglie i giorni che il mese perde in tutto, meno quelli già tolti dagli altri',
    },
  ],
};

/** The days of the permits that are given in working days; a payslip sealed before this was a rule counted those of the calendar. */
export const giorniDiPermesso: RegolaDatata<'LAVORATIVI'> = {
  id: 'contratto.assenza.giorni-di-permesso',
  descrizione: 'Giorni dei permessi: domeniche e festività in mezzo non si contano',
  versioni: [
    {
      dal: '2008-06-25',
      valore: 'LAVORATIVI',
      norma: [{ testo: 'CCNL comparto Scuola 29/11/2007, art. 15; DM 278/2000, art. 1 c. 3; ARAN CIRS117 11/4/2023' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-12-01',
        dove: 'orizzontedocenti.it 2/5/2023 e sinergiediscuola.it (L. 104: ARAN CIRS117 per esteso); tecnicadellascuola.it e gildaliguria.it 25/3/2018 (motivi personali: i festivi in mezzo non si contano); crrs.regione.vda.it (lutto); uilfplmilano.it (tre giorni lavorativi, DM 278/2000)',
        pagina: '2023-05-02',
      },
      nota: 'Si contano i giorni da lunedì a sabato che non sono festività nazionali; il patrono e il giorno libero si dividono in due assenze',
    },
  ],
};

/** What an hour of strike costs: a divisor of the monthly pay (ATA), or the hours of the own week (teachers). */
export const scioperoOrario: RegolaDatata<{
  readonly divisoreAta: number;
  readonly settimaneDocentiCentesimi: number;
}> = {
  id: 'contratto.sciopero.orario',
  descrizione: 'Ora di sciopero: divisore mensile',
  versioni: [
    {
      dal: '2007-11-29',
      valore: { divisoreAta: 156, settimaneDocentiCentesimi: 433 },
      fonte: 'controversa',
      riscontro: null,
      norma: [
        { testo: 'L. 146/1990; Accordo ARAN 2/12/2020 sul diritto di sciopero nel comparto Istruzione e Ricerca' },
      ],
      nota: 'Docenti: mensile diviso le ore settimanali per 4,33, lettura non confermata',
    },
  ],
};

/** INPS minimum daily pay for contributions, in cents. */
export const minimaleGiornaliero: RegolaDatata<Centesimi> = ristampata(
  'contratto.minimale-giornaliero',
  'Minimale giornaliero di retribuzione imponibile',
  [
    {
      anno: 2022,
      valore: 4991,
      norma: 'INPS circ. 15/2022',
      riscontro: {
        il: '2026-12-01',
        dove: 'iosrlcultura.com e redigo.info 27/5/2022 (circ. INAIL 21/2022: 49,91 al giorno); apiverona.it, circ. INPS 15/2022',
        pagina: '2022-05-27',
      },
    },
    {
      anno: 2023,
      valore: 5395,
      norma: 'INPS circ. 11/2023',
      riscontro: {
        il: '2026-11-23',
        dove: 'quotidianopiu.it, circ. INPS 11/2023; newsletterveneto.confcooperative.it',
      },
    },
    {
      anno: 2024,
      valore: 5687,
      norma: 'INPS circ. 21/2024',
      riscontro: { il: '2026-11-22', dove: 'lavorosi.it, circ. INPS 21/2024; confil.it 26/1/2024' },
    },
    {
      anno: 2025,
      valore: 5732,
      norma: 'INPS circ. 26/2025',
      riscontro: { il: '2026-11-22', dove: 'eutekne.info 31/1/2025; windpress.info' },
    },
    {
      anno: 2026,
      valore: 5813,
      norma: 'INPS circ. 6/2026, par. 4',
      riscontro: { il: '2026-11-22', dove: 'geps.it, circ. INPS 6/2026; ascom.bo.it 6/2/2026; partnerup.it 2/2/2026' },
    },
  ],
);

/** First completed year of service of each band. */
export const anzianita: RegolaDatata<Readonly<Record<Fascia, number>>> = {
  id: 'contratto.anzianita',
  descrizione: 'Anni di servizio compiuti da cui decorre la fascia',
  versioni: [
    {
      dal: '2011-09-01',
      valore: { '0-8': 0, '9-14': 9, '15-20': 15, '21-27': 21, '28-34': 28, '35+': 35 },
      norma: [{ testo: 'CCNL comparto Scuola 4/8/2011, art. 2' }],
      fonte: 'conoscenza',
      riscontro: null,
      nota: `Fasce ${fasce.join(', ')}; chi era in servizio prima del 2011 può conservare ad personam la fascia 3-8`,
    },
  ],
};

export const regoleTempo: readonly RegolaDatata<unknown>[] = [
  meseRetributivo,
  oreCattedra,
  tredicesima,
  pagamentoTredicesima,
  tredicesimaRidotta,
  frazioneTredicesima,
  tredicesimaDiMeseDiviso,
  assenzeDiMeseDiviso,
  giorniDiPermesso,
  scioperoOrario,
  minimaleGiornaliero,
  anzianita,
];
