import * as z from 'zod';
import { F24Ep, F24Ordinario } from '#shared/contracts/denunce/f24.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { nomeF24 } from '#shared/domain/persona/nominativo.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { colonneNelModello } from '#shared/instradamento/modello-f24.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { VUOTO, type ParteAnonima } from './celle.ts';

export interface ComeVersare {
  readonly mese: number;
  readonly modello: ModelloF24;
  /** First day that the month may be paid. */
  readonly giorno: Giorno;
}

const FileInviato = z.union([F24Ep, F24Ordinario]);
/** Names of IRAP in the two forms. */
const IRAP: readonly string[] = ['380E', '3858'];

/** What a route owes to the F24; nothing when the money goes elsewhere. */
export const dovutaInF24 = (
  { destinazione, codice, importo }: Rotta,
  { mese, modello, giorno }: ComeVersare,
): ParteAnonima[] => {
  const parte = { ...VUOTO, denuncia: 'F24', mese, codice, dovuto: importo, denunciato: 0, righe: 1 } as const;
  if (destinazione.a === 'DA_STABILIRE') return [{ ...parte, perche: destinazione.perche }];
  if (destinazione.a !== 'F24') return [];
  const colonne = colonneNelModello(modello, destinazione, giorno);
  if (colonne === null) return [{ ...parte, perche: `${destinazione.ep} non ha un codice ordinario` }];
  const { ente, estremi, riferimentoA, riferimentoB } = colonne;
  return [{ ...parte, codice: colonne.codice, ente, estremi: nomeF24(estremi), riferimentoA, riferimentoB }];
};

/** IRAP that a line owes, by the month of its payment and the region of the school. */
export const dovutaDiIrap = ({ codice, destinazione, adempimenti, importo }: Rotta): ParteAnonima[] =>
  codice !== 'IRAP' || destinazione.a !== 'F24' || adempimenti.IRAP === undefined
    ? []
    : [
        {
          ...VUOTO,
          denuncia: 'IRAP',
          mese: adempimenti.IRAP.mese,
          codice: 'IRAP',
          ente: destinazione.ente ?? '',
          riferimentoB: String(adempimenti.IRAP.anno),
          dovuto: importo,
          denunciato: 0,
          righe: 1,
        },
      ];

/** What the bytes of a sent F24 pay: each row in its cell, those of IRAP also in the month they name. */
export const versateDi = (records: unknown, mese: number): ParteAnonima[] =>
  FileInviato.parse(records).modelli.flatMap(({ righe }) =>
    righe.flatMap(({ codice, ente, estremi, riferimentoA, riferimentoB, debito, credito }): ParteAnonima[] => {
      const posto = { ...VUOTO, denuncia: 'F24', mese, codice, ente, estremi, riferimentoA, riferimentoB } as const;
      const parte = { ...posto, dovuto: 0, denunciato: debito - credito, righe: 0 } as const;
      return [parte, ...irapDi(parte)];
    }),
  );

/** A sum of an F24 again, among those of IRAP by the month it names, if it is one. */
export const irapDi = (parte: ParteAnonima): ParteAnonima[] =>
  IRAP.includes(parte.codice)
    ? [
        {
          ...parte,
          denuncia: 'IRAP',
          mese: Number(parte.riferimentoA),
          codice: 'IRAP',
          estremi: '',
          riferimentoA: '',
        },
      ]
    : [];
