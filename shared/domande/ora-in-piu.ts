import { cedolinoSenzaSpiegazione } from '../calculation/cedolino/cedolino.ts';
import type { Cedolino, Totali } from '../calculation/riga/cedolino-tipi.ts';
import type { Situazione, VoceSituazione } from '../calculation/situazione/situazione.ts';
import type { CentesimiDiOra } from '../money/centesimi.ts';
import { regoleDa } from '../rules/regole.ts';
import { scarto, type Scarto } from './scarto.ts';

/** The sums of a payslip with one hour more of an item. */
export interface OraInPiu {
  readonly voce: string;
  readonly lordo: Scarto;
  readonly netto: Scarto;
  readonly lordoStato: Scarto;
}

const UN_ORA: CentesimiDiOra = 100;
/** Items of one payslip that are tried: each is a payslip computed again. */
const MASSIMO_VOCI = 3;

/**
 * The payslip computed again with one hour more of each item paid by the hour, by the rules it was sealed with.
 * An item whose hour more would need a rule that the payslip did not use is left out.
 */
export const oreInPiu = (
  situazione: Situazione,
  { totali, regole }: Pick<Cedolino, 'totali' | 'regole'>,
): readonly OraInPiu[] =>
  situazione.voci
    .map((voce, indice) => ({ voce, indice }))
    .filter(({ voce }, posizione, tutte) => isAOre(voce) && posizione === primaCome(tutte, voce))
    .slice(0, MASSIMO_VOCI)
    .flatMap(({ voce, indice }) => {
      const esito = cedolinoSenzaSpiegazione(conUnOra(situazione, indice), regoleDa(regole));
      return esito.esito === 'calcolato'
        ? [{ voce: voce.descrizione, ...scartiDi(totali, esito.cedolino.totali) }]
        : [];
    });

const isAOre = ({ misura, recupero, canale }: VoceSituazione): boolean =>
  misura.unita === 'ORE' && recupero === undefined && canale === 'BILANCIO';

const tariffaDi = ({ misura }: VoceSituazione): number => (misura.unita === 'IMPORTO' ? 0 : misura.tariffa);

/** The place of the first item of the same name at the same rate. */
const primaCome = (tutte: readonly { readonly voce: VoceSituazione }[], cercata: VoceSituazione): number =>
  tutte.findIndex(
    ({ voce }) => voce.descrizione === cercata.descrizione && isAOre(voce) && tariffaDi(voce) === tariffaDi(cercata),
  );

const conUnOra = (situazione: Situazione, indice: number): Situazione => ({
  ...situazione,
  voci: situazione.voci.map((voce, posto) =>
    posto === indice && voce.misura.unita === 'ORE'
      ? { ...voce, misura: { ...voce.misura, quantita: voce.misura.quantita + UN_ORA } }
      : voce,
  ),
});

const scartiDi = (prima: Totali, dopo: Totali): Omit<OraInPiu, 'voce'> => ({
  lordo: scarto(prima.lordoDipendente, dopo.lordoDipendente),
  netto: scarto(prima.netto, dopo.netto),
  lordoStato: scarto(prima.lordoStato, dopo.lordoStato),
});
