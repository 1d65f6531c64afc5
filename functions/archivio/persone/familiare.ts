import { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';

/** Relatives of a person; listed by school too, by their codice fiscale: the same child may be of two people. */
export const familiareEntita = defineEntita<Familiare>({
  nome: 'FAMILIARE',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Familiare,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ desCf, uid }) => `${desCf}#${uid}` },
  riga: ({ desCf }) => ({ desCf }),
  lettaDaiCedolini: true,
});

/** Tax data of the relatives of a person, each from a day on. */
export const famFiscaleEntita = defineEntita<FamFiscale>({
  nome: 'FAMFISCALE',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: FamFiscale,
  shape: 1,
  lettaDaiCedolini: true,
});

/** The tax data of a relative in force on a day: the latest that began by then. */
export const famFiscaleAl = (
  datiFiscali: readonly FamFiscale[],
  uidParente: Uid<'FAMILIARE'>,
  giorno: string,
): FamFiscale | undefined =>
  datiFiscali
    .filter((dato) => dato.uidParente === uidParente && dato.datDecorrenza <= giorno)
    .toSorted((a, b) => (a.datDecorrenza < b.datDecorrenza ? 1 : -1))[0];
