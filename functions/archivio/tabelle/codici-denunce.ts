import { qualificheRetributive } from '#functions/riferimento/personale/qualifiche-retributive.ts';
import { tipoServizioDi } from '#functions/riferimento/personale/tipi-servizio-assenza.ts';
import { dizionarioVoci } from '#functions/riferimento/voci/dizionario.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { CodiciDenunce, type CodiceInVigore, type PeriodoCodici } from '#shared/contracts/tabelle/codici-denunce.ts';
import { datiDelSoggetto, type DatoDenunce, type SoggettoDenunce } from '#shared/domain/denunce/codici-denunce.ts';
import { descrizioneTipoServizioInps, type TipoServizioInps } from '#shared/domain/denunce/tipo-servizio-inps.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { defineEntita } from '../entita.ts';

/** What a period stored before items were there says of them. */
const SENZA_VOCE = { tipoSpt: '', capitolo: '', compensoNoipa: '', tipoEmolumento: '' };

/** Codes of the declarations that the school has put in the place of those of the program. */
export const codiciDenunceEntita = defineEntita<CodiciDenunce>({
  nome: 'CODICI_DENUNCE',
  posto: 'scuola',
  schema: CodiciDenunce,
  shape: 2,
  upcast: {
    1: ({ periodi, ...prima }) => ({
      ...prima,
      periodi: Array.isArray(periodi) ? periodi.map((periodo) => ({ ...SENZA_VOCE, ...Object(periodo) })) : [],
    }),
  },
  unici: ({ soggetto, chiave }) => [
    {
      campo: 'chiave',
      valore: `${soggetto}#${chiave}`,
      messaggio: `La scuola ha già dei codici per ${nomeOggetto(soggetto, chiave)}: modificarli, aggiungendo un periodo.`,
    },
  ],
});

export const codiciDenunceRepository = (archivio: Archivio) => archivio.of(codiciDenunceEntita);

interface Oggetto {
  readonly chiave: string;
  readonly descrizione: string;
}

/** What declarations ask codes of, for each subject. */
export const oggettiDenunce: Readonly<Record<SoggettoDenunce, readonly Oggetto[]>> = {
  ASSENZA: tipiAssenza.map(({ codice, descrizione }) => ({ chiave: codice, descrizione })),
  QUALIFICA: qualificheRetributive.voci.map(({ codArgo, desDescrizione }) => ({
    chiave: codArgo,
    descrizione: desDescrizione,
  })),
  VOCE: dizionarioVoci.map(({ codice, descrizione }) => ({ chiave: codice, descrizione })),
};

/** A kind of absence, a qualification or an item in words; its code when the program does not have it. */
const nomeOggetto = (soggetto: SoggettoDenunce, chiave: string): string =>
  oggettiDenunce[soggetto].find((oggetto) => oggetto.chiave === chiave)?.descrizione ?? chiave;

type Codici = Readonly<Record<DatoDenunce, string | null>>;

/** The codes of the program on a day; null where it has none. */
const delProgramma: Readonly<Record<SoggettoDenunce, (chiave: string, giorno: string) => Partial<Codici>>> = {
  ASSENZA: (chiave, giorno) => ({ ...tipoServizioDi(chiave, giorno) }),
  QUALIFICA: (chiave) => ({
    qualificaNoipa: qualificheRetributive.voci.find(({ codArgo }) => codArgo === chiave)?.codMin ?? null,
  }),
  VOCE: (chiave) => {
    const voce = dizionarioVoci.find(({ codice }) => codice === chiave);
    return { compensoNoipa: voce?.compensoNoipa ?? null, tipoEmolumento: voce?.gruppo ?? null };
  },
};

const MANCA: Readonly<Record<SoggettoDenunce, string>> = {
  ASSENZA: 'Non si denuncia',
  QUALIFICA: 'Non noto',
  VOCE: 'Non noto',
};

/**
 * The codes of a kind of absence, a qualification or an item on a day: those of the school where it has written one, else those of the program.
 * What declarations read, and what the office sees.
 */
export const codiciInVigore = (
  soggetto: SoggettoDenunce,
  chiave: string,
  giorno: string,
  propri: readonly CodiciDenunce[],
): CodiceInVigore[] => {
  const dellaScuola = propri
    .find((uno) => uno.soggetto === soggetto && uno.chiave === chiave)
    ?.periodi.find(({ datInizio, datFine }) => datInizio <= giorno && (datFine === null || giorno <= datFine));
  const programma = delProgramma[soggetto](chiave, giorno);
  return datiDelSoggetto[soggetto].map((dato) => {
    const scritto = dellaScuola?.[dato] ?? '';
    const valore = scritto === '' ? (programma[dato] ?? '') : scritto;
    return {
      dato,
      valore,
      parole: valore === '' ? MANCA[soggetto] : (parole(dato, valore) ?? valore),
      daScuola: scritto !== '',
    };
  });
};

const servizi: Readonly<Record<string, string>> = descrizioneTipoServizioInps satisfies Record<
  TipoServizioInps,
  string
>;
const parole = (dato: DatoDenunce, valore: string): string | undefined =>
  datiDelSoggetto.ASSENZA.includes(dato) ? servizi[valore] : undefined;

/** Periods in order of start. */
export const periodiInOrdine = (periodi: readonly PeriodoCodici[]): PeriodoCodici[] =>
  periodi.toSorted((a, b) => compareCodici(a.datInizio, b.datInizio));
