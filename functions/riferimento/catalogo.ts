import { ambiti } from './luoghi/ambiti.ts';
import { cittadinanzeInps } from './luoghi/cittadinanze-inps.ts';
import { origineComuni } from './luoghi/comuni.ts';
import { province } from './luoghi/province.ts';
import { regioni } from './luoghi/regioni.ts';
import { origineStatiEsteri, statiEsteri } from './luoghi/stati-esteri.ts';
import type { Origine } from './origine.ts';
import { classiConcorso } from './personale/classi-concorso.ts';
import {
  autoritaNomina,
  qualificheServizio,
  retribImporti,
  situazioniPrevidenziali,
  straordinari,
  tipiAttivita,
  tipiCattedra,
  tipiLaboratorio,
  tipiPosto,
  tipiServizio,
} from './personale/liste-servizio.ts';
import { parentele } from './personale/parentele.ts';
import { professioniIstat, qualificheIstat } from './personale/professioni-istat.ts';
import { profiliAta } from './personale/profili-ata.ts';
import {
  qualifiche1Inps,
  qualifiche2Inps,
  qualifiche3Inps,
  tipiContribuzioneInps,
} from './personale/qualifiche-inps.ts';
import { qualificheRetributive } from './personale/qualifiche-retributive.ts';
import { tipiNomina } from './personale/tipi-nomina.ts';
import { tipiPersonale } from './personale/tipi-personale.ts';
import { tipiScuola } from './personale/tipi-scuola.ts';
import { tipiServizioAssenza } from './personale/tipi-servizio-assenza.ts';

/** One archive of reference as the office sees it: what it is, where it comes from, whether anybody checked it. */
export interface VoceCatalogo {
  readonly id: string;
  readonly descrizione: string;
  readonly origine: Origine;
  /** Number of entries; null for what is loaded only when asked for. */
  readonly voci: number | null;
}

const tabelle = [
  regioni,
  province,
  ambiti,
  tipiPersonale,
  tipiNomina,
  tipiScuola,
  profiliAta,
  qualificheRetributive,
  classiConcorso,
  parentele,
  professioniIstat,
  qualificheIstat,
  situazioniPrevidenziali,
  tipiAttivita,
  tipiServizio,
  autoritaNomina,
  qualificheServizio,
  tipiCattedra,
  tipiPosto,
  tipiLaboratorio,
  retribImporti,
  straordinari,
  qualifiche1Inps,
  qualifiche2Inps,
  qualifiche3Inps,
  tipiContribuzioneInps,
  cittadinanzeInps,
  tipiServizioAssenza,
];

export const catalogo: readonly VoceCatalogo[] = [
  {
    id: 'comuni',
    descrizione: 'Comuni con codice catastale e periodi di esistenza',
    origine: origineComuni,
    voci: null,
  },
  {
    id: 'stati-esteri',
    descrizione: 'Stati esteri e territori',
    origine: origineStatiEsteri,
    voci: statiEsteri.length,
  },
  ...tabelle.map(({ id, descrizione, origine, voci }) => ({ id, descrizione, origine, voci: voci.length })),
];
