import type { RegolaDatata } from './regola.ts';

/** Codes of the regions for taxes (table T0), by the names that the tables of surtaxes use. They are not the ISTAT codes. */
export const regioniTributo: RegolaDatata<Readonly<Record<string, string>>> = {
  id: 'versamenti.regioni-t0',
  descrizione: 'Codici tributo delle regioni (tabella T0)',
  versioni: [
    {
      dal: '2013-01-01',
      norma: [{ testo: "Tabella T0 dell'Agenzia delle entrate" }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: "estratti pubblici della tabella dei codici F24EP dell'Agenzia delle entrate",
      },
      valore: {
        ABRUZZO: '01',
        BASILICATA: '02',
        BOLZANO: '03',
        CALABRIA: '04',
        CAMPANIA: '05',
        'EMILIA-ROMAGNA': '06',
        'FRIULI-VENEZIA GIULIA': '07',
        LAZIO: '08',
        LIGURIA: '09',
        LOMBARDIA: '10',
        MARCHE: '11',
        MOLISE: '12',
        PIEMONTE: '13',
        PUGLIA: '14',
        SARDEGNA: '15',
        SICILIA: '16',
        TOSCANA: '17',
        TRENTO: '18',
        UMBRIA: '19',
        "VALLE D'AOSTA": '20',
        VENETO: '21',
      },
    },
  ],
};
