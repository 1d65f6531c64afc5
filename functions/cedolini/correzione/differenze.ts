import { importoVoce, type Misura, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { DifferenzaVoce } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';

/** The item that takes back, gross, what was paid too much in the year. */
export const RECUPERO_ANNO = 'REC_ANNO';

export interface Differenze {
  /** Item by item, what differs; nothing where nothing does. */
  readonly differenze: readonly DifferenzaVoce[];
  /** What a run pays, or takes back, to make the difference good. */
  readonly voci: readonly VoceCedolino[];
}

/** Why the run that pays on a day does not take an item; null when it does. */
type Ammessa = (voce: VoceCedolino) => string | null;

/**
 * From the items of a sealed payslip to those it should have had. An item of the same competence that is higher is paid in its own code; a lower one is taken
 * back gross in the year of the payment. Of an earlier year what is taken back is net of what was withheld then, which somebody must decide. Pure; cents.
 */
export const differenzeDi = (
  prima: readonly VoceCedolino[],
  dopo: readonly VoceCedolino[],
  { anno, motivo }: { readonly anno: number; readonly motivo: Ammessa },
): Differenze => {
  const [allora, giuste] = [Map.groupBy(prima, chiaveDi), Map.groupBy(dopo, chiaveDi)];
  const esiti = [...new Set([...allora.keys(), ...giuste.keys()])].flatMap((chiave) => {
    const [sue, nuove] = [allora.get(chiave) ?? [], giuste.get(chiave) ?? []];
    const [una] = [...nuove, ...sue];
    const differenza = somma(nuove.map(importoVoce)) - somma(sue.map(importoVoce));
    return una === undefined || differenza === 0 ? [] : [esitoDi(una, sue, nuove, differenza, { anno, motivo })];
  });
  return {
    differenze: esiti.map(({ riga }) => riga),
    voci: esiti.flatMap(({ voce }) => (voce === null ? [] : [voce])),
  };
};

/** An item, for some days, of an assignment. */
export const chiaveDi = ({ codice, competenza: { dal, al }, uidIncarico }: VoceCedolino): string =>
  [codice, dal, al, uidIncarico ?? ''].join(' ');

const esitoDi = (
  una: VoceCedolino,
  sue: readonly VoceCedolino[],
  nuove: readonly VoceCedolino[],
  differenza: Centesimi,
  { anno, motivo }: { readonly anno: number; readonly motivo: Ammessa },
): { readonly riga: DifferenzaVoce; readonly voce: VoceCedolino | null } => {
  const voce = differenza > 0 ? inPiu(una, sue, nuove, differenza) : inMeno(una, -differenza);
  const perche = percheNo(differenza, una, anno) ?? motivo(voce);
  const cifre = { prima: somma(sue.map(importoVoce)), dopo: somma(nuove.map(importoVoce)), differenza };
  return {
    riga: {
      codice: una.codice,
      competenza: una.competenza,
      ...cifre,
      esito: perche === null ? esitoPossibile(differenza) : 'DA_DECIDERE',
      motivo: perche ?? '',
    },
    voce: perche === null ? voce : null,
  };
};

const esitoPossibile = (differenza: Centesimi): 'PAGA' | 'RECUPERA' => (differenza > 0 ? 'PAGA' : 'RECUPERA');

const percheNo = (differenza: Centesimi, { competenza }: VoceCedolino, anno: number): string | null =>
  differenza < 0 && Number(competenza.dal.slice(0, 4)) < anno
    ? "È di un anno prima del pagamento: si recupera al netto di quanto fu trattenuto allora, con la voce «Recupero al netto di somme di anni precedenti», che va aggiunta con l'importo."
    : null;

/** The description of the item that takes another back. */
export const descrizioneDelRecupero = ({ descrizione, codice }: VoceCedolino): string =>
  accorciato(`Recupero: ${descrizione ?? codice}`, 200);

const inMeno = (voce: VoceCedolino, importo: Centesimi): VoceCedolino => ({
  codice: RECUPERO_ANNO,
  descrizione: descrizioneDelRecupero(voce),
  competenza: voce.competenza,
  misura: { unita: 'IMPORTO', importo },
});

const inPiu = (
  una: VoceCedolino,
  sue: readonly VoceCedolino[],
  nuove: readonly VoceCedolino[],
  differenza: Centesimi,
): VoceCedolino => ({ ...una, misura: misuraDi(una.misura, sue, nuove, differenza) });

/** The difference in the unit of the item: hours more at the same rate, or the same hours at the difference of rate; else one unit worth all of it. To the cent. */
const misuraDi = (
  misura: Misura,
  sue: readonly VoceCedolino[],
  nuove: readonly VoceCedolino[],
  differenza: Centesimi,
): Misura => {
  if (misura.unita === 'IMPORTO') return { unita: 'IMPORTO', importo: differenza };
  const { unita } = misura;
  const prima = unica(sue);
  const dopo = unica(nuove);
  const candidate =
    prima === null || dopo === null
      ? []
      : [
          { unita, quantita: dopo.quantita - prima.quantita, tariffa: dopo.tariffa },
          { unita, quantita: dopo.quantita, tariffa: dopo.tariffa - prima.tariffa },
        ];
  return (
    candidate.find((una) => una.quantita > 0 && una.tariffa > 0 && importoVoce({ misura: una }) === differenza) ?? {
      unita,
      quantita: 100,
      tariffa: differenza,
    }
  );
};

/** Quantity and rate of the only item of a key; of none, nothing was paid. */
const unica = (voci: readonly VoceCedolino[]): { readonly quantita: number; readonly tariffa: number } | null => {
  const [una] = voci;
  if (una === undefined) return { quantita: 0, tariffa: 0 };
  return voci.length > 1 || una.misura.unita === 'IMPORTO' ? null : una.misura;
};
