import { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import { defineEntita } from '../entita.ts';

/** Contracts of outsiders, trainers, collaborators; listed by school too, from the day they begin, for the lists of who has what. */
export const incaricoEntita = defineEntita<Incarico>({
  nome: 'INCARICO',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Incarico,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ datInizio, uid }) => `${datInizio}#${uid}` },
  riga: (incarico) => ({ ...incarico }),
});

/** A payment, by the assignments that it pays. */
interface Pagato {
  readonly idProcesso: string;
  readonly incarichi?: readonly { readonly uidIncarico: string; readonly importo: Centesimi }[] | undefined;
}

/** The sum that payslips have paid of an assignment, in cents, whether their run is accounted or not: the run named is left out. */
export const pagatoDi = (
  incarico: Pick<Incarico, 'uid' | 'accorpati'>,
  pagamenti: readonly Pagato[],
  senzaProcesso?: string,
): Centesimi =>
  somma(
    pagamenti
      .filter(({ idProcesso }) => idProcesso !== senzaProcesso)
      .flatMap(({ incarichi = [] }) => incarichi)
      .filter(({ uidIncarico }) => isDiIncarico(incarico, uidIncarico))
      .map(({ importo }) => importo),
  );

/** Assignments that take in those of a merged person with the same number and date: what payslips say of these is said of them. */
export const conAccorpati = (incarichi: readonly Incarico[], lasciati: readonly Incarico[]): readonly Incarico[] =>
  incarichi.flatMap((incarico) => {
    const doppi = lasciati.filter(
      ({ numIncarico, datIncarico }) => numIncarico === incarico.numIncarico && datIncarico === incarico.datIncarico,
    );
    if (doppi.length === 0) return [];
    const noti = doppi.flatMap(({ uid, accorpati = [] }) => [uid, ...accorpati]);
    return [{ ...incarico, accorpati: [...new Set([...(incarico.accorpati ?? []), ...noti])] }];
  });
