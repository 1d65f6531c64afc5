import { rottePerNome } from '#archivio/incarichi/quote-incarichi.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import type { DatiPersone } from './persone.ts';
import { periodoDelle, ultimoIn, type CedolinoPagato, type Parte } from './rapporto.ts';

/** The contributions of a collaborator on what one kind of relation was paid. */
export interface ParteDiRapporto extends Parte {
  readonly rapporto: string;
  /** The assignments of the relation that the payslip names, else the one that its days fall in; none where nobody has registered one. */
  readonly incarichi: readonly Incarico[];
}

type Cedolino = Pick<CedolinoPagato, 'testata' | 'pagato'>;

/** The kind of relation of some assignments, as the registry says it; empty where nobody has said it. */
const rapportoDi = (incarico: Incarico | undefined): string => incarico?.codTipoRapporto ?? '';

/**
 * Contributions of one payslip of a collaborator, by kind of relation: of the assignments that its items name, by their name and never by their
 * days; of a payslip that names none, of the one that was running.
 */
export const partiDiRapporto = (parti: readonly Parte[], dati: DatiPersone): readonly ParteDiRapporto[] =>
  [...Map.groupBy(parti, ({ posto }) => posto).values()].flatMap((sue) => {
    const [prima] = sue;
    return prima === undefined ? [] : delCedolino([prima, ...sue.slice(1)], dati);
  });

const delCedolino = (parti: readonly [Parte, ...Parte[]], dati: DatiPersone): readonly ParteDiRapporto[] => {
  const [{ posto, cedolino }] = parti;
  const registrati = dati.incarichi.get(cedolino.testata.uidSubAnagrafe) ?? [];
  const nominati = nominatiDa(cedolino, registrati);
  const corrente = ultimoIn(registrati, periodoDelle(parti, cedolino.pagato));
  const incarichiDi = (rapporto: string): readonly Incarico[] => {
    const suoi = nominati.filter((incarico) => rapportoDi(incarico) === rapporto);
    return suoi.length > 0 || corrente === undefined ? suoi : [corrente];
  };
  const voci = cedolino.testata.fatti?.vociPerIncarico;
  if (nominati.length < 2 || voci === undefined) {
    const suoi = nominati.length > 0 ? nominati : [corrente].filter((uno) => uno !== undefined);
    return parti.map((parte) => ({ ...parte, rapporto: rapportoDi(suoi[0]), incarichi: suoi }));
  }
  const raccolte = new Set(parti.map(({ rotta }) => chiaveDi(rotta)));
  const divise = rottePerNome(cedolino.rotte, voci, (uid) =>
    rapportoDi(uid === null ? corrente : nominati.find((incarico) => isDiIncarico(incarico, uid))),
  );
  return [...divise].flatMap(([rapporto, rotte]) =>
    rotte
      .filter((rotta) => raccolte.has(chiaveDi(rotta)))
      .map((rotta) => ({ posto, cedolino, rotta, rapporto, incarichi: incarichiDi(rapporto) })),
  );
};

/** A line of one month among those of its payslip. */
const chiaveDi = ({ riga, competenza, destinazione }: Parte['rotta']): string =>
  JSON.stringify([riga, competenza, destinazione]);

const nominatiDa = ({ testata: { fatti } }: Cedolino, registrati: readonly Incarico[]): readonly Incarico[] =>
  (fatti?.incarichi ?? []).flatMap(({ uid }) => registrati.find((incarico) => isDiIncarico(incarico, uid)) ?? []);
