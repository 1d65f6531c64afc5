import type { Riga } from '#functions/colonne/colonna.ts';
import { testoDi, type Mezzi, type Trovato } from '#functions/colonne/tipo.ts';
import { getQualifica, getTipoNomina, getTipoPersonale } from '#functions/riferimento/personale/voci-servizio.ts';
import { qualificheDelRuolo, ruoloDelPersonale } from '#shared/contracts/servizi/servizio.ts';
import { ruoliDipendente } from '#shared/domain/persona/percettore.ts';
import type { Ordine } from '#shared/rules/contratto/inquadramento.ts';
import { oreCattedra } from '#shared/rules/contratto/tempo.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';

/** The order of school of the qualifications that have one: infancy and primary share theirs, and have different hours. */
const ordineDi: Readonly<Record<string, Ordine>> = {
  CS: 'ATA',
  OS: 'ATA',
  AS: 'ATA',
  FE: 'ATA',
  DSGA: 'ATA',
  EDU: 'EDUCATORI',
  ITP: 'SECONDARIA',
  DPG: 'SECONDARIA',
  DSG: 'SECONDARIA',
};

/** The kind of staff of the first role that has the qualification: a teacher of religion is paid with those of the others, and says so. */
const tipoPersonaleDi = (codArgo: string): string => {
  const ruolo = ruoliDipendente.find((uno) => qualificheDelRuolo[uno].includes(codArgo));
  return Object.entries(ruoloDelPersonale).find(([, suo]) => suo === ruolo)?.[0] ?? '';
};

/** Returns the kind of staff and the hours of a full post that the qualification tells. */
const dallaQualifica = ({ prgQualificaRetributiva, datInizio }: Riga): Riga => {
  const qualifica = typeof prgQualificaRetributiva === 'number' ? getQualifica(prgQualificaRetributiva) : undefined;
  if (qualifica === undefined || typeof datInizio !== 'string') return {};
  const ordine = ordineDi[qualifica.codArgo];
  const ore = ordine === undefined ? undefined : ifInForceOn(oreCattedra, datInizio)?.valore[ordine];
  return {
    codTipoPersonale: tipoPersonaleDi(qualifica.codArgo),
    ...(ore === undefined ? {} : { numOreIntere: ore }),
  };
};

/** Returns the first band and TFR for a fixed-term contract, as the law and the contract of the sector have it. */
const aTermine = (riga: Riga): Riga => {
  const nomina = getTipoNomina(testoDi(riga, 'codTipoNomina'));
  return nomina === undefined || nomina.tipoRapporto === 'INDETERMINATO'
    ? {}
    : { codFascia: '0-8', codSituazionePrevidenziale: 'TFR' };
};

const manca = (riga: Riga, campo: string): boolean => (riga[campo] ?? '') === '';

const detto: Readonly<Record<string, (riga: Riga) => string>> = {
  codTipoPersonale: (riga) =>
    `tipo di personale ${getTipoPersonale(testoDi(riga, 'codTipoPersonale'))?.descrizione ?? ''}`,
  codTipoServizio: () => 'servizio ordinario',
  codFascia: (riga) => `fascia ${testoDi(riga, 'codFascia')}`,
  codTipoOrario: () => 'tempo pieno',
  numOreIntere: (riga) => `orario intero di ${Number(riga.numOreIntere) / 100} ore`,
  codSituazionePrevidenziale: () => 'TFR',
};

/** Returns the row of a new service with the fields that go without saying in the sheet of an office; the preview tells them. */
export const completeServizio = async (riga: Riga, trovato: Trovato | undefined, mezzi: Mezzi): Promise<Riga> => {
  if (trovato !== undefined) return riga;
  const comune: Riga = {
    codTipoServizio: 'NO',
    codTipoOrario: 'F',
    ...dallaQualifica(riga),
    ...aTermine(riga),
  };
  const aggiunti = Object.fromEntries(
    Object.entries(comune).filter(([campo, valore]) => valore !== '' && manca(riga, campo)),
  );
  const completa = { ...riga, ...aggiunti };
  const parole = Object.keys(aggiunti).flatMap((campo) => detto[campo]?.(completa) ?? []);
  if (parole.length > 0) mezzi.avvisa?.(`Il foglio non lo dice, il servizio è inteso così: ${parole.join(', ')}.`);
  return completa;
};
