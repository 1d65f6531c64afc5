import type { Tabella, Voce } from '../origine.ts';

/** A region by its ISTAT code; Trentino-Alto Adige has one ISTAT code and two tax codes. */
export interface Regione extends Voce {
  /** The two-digit codes of F24, CU and surtaxes (table T0): not the ISTAT ones. */
  readonly codiciTributo: readonly [CodiceTributo, ...CodiceTributo[]];
}

/** A tax region: what the regional surtax and IRAP are paid to. */
export interface CodiceTributo {
  readonly codice: string;
  readonly descrizione: string;
}

const regione = (codice: string, descrizione: string, tributo: string): Regione => ({
  codice,
  descrizione,
  codiciTributo: [{ codice: tributo, descrizione }],
});

/** ISTAT codes 01–20 with their tax codes. */
export const regioni: Tabella<Regione> = {
  id: 'regioni',
  descrizione: 'Regioni con codice ISTAT e codice tributo (tabella T0)',
  origine: {
    descrizione: "Codici ISTAT delle regioni; tabella T0 dell'Agenzia delle Entrate",
    fonte: 'fonte',
    rilevatoIl: '2026-11-20',
    verificataIl: null,
  },
  voci: [
    regione('01', 'Piemonte', '13'),
    regione('02', "Valle d'Aosta", '20'),
    regione('03', 'Lombardia', '10'),
    {
      codice: '04',
      descrizione: 'Trentino-Alto Adige',
      codiciTributo: [
        { codice: '03', descrizione: 'Provincia autonoma di Bolzano' },
        { codice: '18', descrizione: 'Provincia autonoma di Trento' },
      ],
    },
    regione('05', 'Veneto', '21'),
    regione('06', 'Friuli-Venezia Giulia', '07'),
    regione('07', 'Liguria', '09'),
    regione('08', 'Emilia-Romagna', '06'),
    regione('09', 'Toscana', '17'),
    regione('10', 'Umbria', '19'),
    regione('11', 'Marche', '11'),
    regione('12', 'Lazio', '08'),
    regione('13', 'Abruzzo', '01'),
    regione('14', 'Molise', '12'),
    regione('15', 'Campania', '05'),
    regione('16', 'Puglia', '14'),
    regione('17', 'Basilicata', '02'),
    regione('18', 'Calabria', '04'),
    regione('19', 'Sicilia', '16'),
    regione('20', 'Sardegna', '15'),
  ],
};

/** The tax region of a province: where its residents' regional surtax and its schools' IRAP go. */
export const codiceTributoDi = (codiceIstat: string, siglaProvincia: string): CodiceTributo | undefined => {
  const codici = regioni.voci.find(({ codice }) => codice === codiceIstat)?.codiciTributo;
  return codici?.find(({ codice }) => codici.length === 1 || codice === (siglaProvincia === 'BZ' ? '03' : '18'));
};
