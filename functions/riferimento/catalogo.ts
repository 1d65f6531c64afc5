import { ambiti } from './ambiti.ts';
import { classiConcorso } from './classi-concorso.ts';
import { origineComuni } from './comuni.ts';
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
} from './liste-servizio.ts';
import type { Origine } from './origine.ts';
import { parentele } from './parentele.ts';
import { professioniIstat, qualificheIstat } from './professioni-istat.ts';
import { profiliAta } from './profili-ata.ts';
import { province } from './province.ts';
import { qualifiche1Inps, qualifiche2Inps, qualifiche3Inps, tipiContribuzioneInps } from './qualifiche-inps.ts';
import { qualificheRetributive } from './qualifiche-retributive.ts';
import { regioni } from './regioni.ts';
import { origineStatiEsteri, statiEsteri } from './stati-esteri.ts';
import { tipiNomina } from './tipi-nomina.ts';
import { tipiPersonale } from './tipi-personale.ts';
import { tipiScuola } from './tipi-scuola.ts';

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
