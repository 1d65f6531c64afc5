import { rottePerNome } from '#archivio/incarichi/quote-incarichi.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import type { ComeRaccogliere, Parte } from './da-certificare.ts';

/** The part of a payslip that was paid under one cause of payment; empty where nobody has said it. */
export interface ParteConCausale extends Parte {
  readonly causale: string;
}

/** The only cause among some; none when there is none, or there are several. */
const sola = (causali: readonly (string | null | undefined)[]): string => {
  const dette = [...new Set(causali.flatMap((causale) => causale ?? []))];
  return dette.length === 1 ? (dette[0] ?? '') : '';
};

/** Assignments of the person that touch the year: what a payslip that names none may have paid. */
const dellAnno = ({ cedolino: { testata } }: Parte, { anno, dati }: ComeRaccogliere): readonly Incarico[] =>
  (dati.incarichi.get(testata.uidSubAnagrafe) ?? []).filter((incarico) =>
    overlaps(periodoDi(incarico), { dal: `${anno}-01-01`, al: `${anno}-12-31` }),
  );

/** The cause of each assignment that a payslip names: as it is registered, else as it was sealed. */
const causaliNominate = (
  { cedolino: { testata } }: Parte,
  { dati }: ComeRaccogliere,
): ReadonlyMap<string, string | null> => {
  const registrati = dati.incarichi.get(testata.uidSubAnagrafe) ?? [];
  return new Map(
    (testata.fatti?.incarichi ?? []).map(({ uid, causale }) => [
      uid,
      registrati.find((incarico) => isDiIncarico(incarico, uid))?.codCausaleCu ?? causale,
    ]),
  );
};

/**
 * A payslip by cause of payment: of the assignments that its items name, each with what it was paid; of one that names none, the only one of the
 * year. An item without an assignment beside others goes under their cause, when they have one.
 */
export const perCausale = (parte: Parte, come: ComeRaccogliere): readonly ParteConCausale[] => {
  const nominate = causaliNominate(parte, come);
  if (nominate.size === 0)
    return [{ ...parte, causale: sola(dellAnno(parte, come).map(({ codCausaleCu }) => codCausaleCu)) }];
  const voci = parte.cedolino.testata.fatti?.vociPerIncarico;
  const comune = sola([...nominate.values()]);
  if (voci === undefined) return [{ ...parte, causale: comune }];
  const divise = rottePerNome(parte.rotte, voci, (incarico) =>
    incarico === null ? comune : (nominate.get(incarico) ?? ''),
  );
  return [...divise].map(([causale, rotte]) => ({ ...parte, rotte, causale }));
};
