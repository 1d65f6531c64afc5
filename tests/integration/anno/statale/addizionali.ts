import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import type { Anno } from '../mondo.ts';

/** Invented rates, in the shape of the official files. */
const COMUNI = [
  'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;FLAG_NUOVA;IMPORTO_ESENTE',
  'L219;TORINO;TO;7;29/12/2024;22/01/2025;INVENTATA;NO;0,8;Aliquota unica;;;0;0',
].join('\r\n');
const REGIONI = [
  'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
  'REGIONE PIEMONTE;1;;L.R. inventata 1/2024;;1.62;fino a 15000.00 euro',
  'REGIONE PIEMONTE;1;;L.R. inventata 1/2024;;2.13;oltre 15000.00 euro',
].join('\n');

/** Loads the two tables of the surtaxes of a year. */
export const loadTabelle = async ({ chi }: Anno, anno: number): Promise<void> => {
  const letta = chi.sessione.oggi;
  for (const [tipo, nomeFile, testo] of [
    ['COMUNE', `Add_comunale_irpef${anno}.csv`, COMUNI],
    ['REGIONE', `addreg${anno}.csv`, REGIONI],
  ] as const)
    await chi.ok(addizionaliRoutes.loadAddizionali, { body: { tipo, anno, letta, nomeFile, testo } });
};
