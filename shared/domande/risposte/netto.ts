import { SEGNI } from '../../calculation/riga/cedolino-tipi.ts';
import type { RigaConfrontata } from '../../confronto/righe-a-coppie.ts';
import type { Spostamento } from '../differenze-del-netto.ts';
import { cifreDi, conArticolo, frase, type Cifre, type Frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Lines that are told; smaller ones are only said to be there. */
const MASSIMO_RIGHE = 5;
const MASSIMO_INGRESSI = 2;

/** Says why the net is other than that of the payslip before. */
export const rispostaNetto = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const { prima } = grafo;
  if (prima === null)
    return {
      frasi: [
        frase`Il netto è di ${cifre.euro('cedolino/totali/netto')}. Non c'è un cedolino di prima, dello stesso tipo, con cui confrontarlo.`,
      ],
      chiedere:
        lettore === 'PERSONA'
          ? 'Di pagamenti che qui non si vedono si chiede alla segreteria della scuola.'
          : 'Con un’altra elaborazione si confronta da «Confronta con…», nella pagina dell’elaborazione.',
    };
  return {
    frasi: [
      confronto(grafo, cifre),
      ...righeSpostate(prima.spostamenti, 'prima/spostamenti', cifre),
      ...inTutto(prima, cifre),
    ],
    chiedere: null,
  };
};

const confronto = ({ prima }: Grafo, cifre: Cifre): Frase => {
  const altro = frase`${conArticolo(cifre.giorno('prima/dataPagamento'), 'del')} («${prima?.descrizione ?? ''}»)`;
  const differenza = prima?.netto.differenza ?? 0;
  if (differenza === 0) return frase`Il netto è lo stesso del cedolino ${altro}: ${cifre.euro('prima/netto/dopo')}.`;
  const verso = differenza < 0 ? 'sceso' : 'salito';
  return frase`Il netto è ${verso} di ${cifre.euro('prima/netto/differenza')}: è di ${cifre.euro('prima/netto/dopo')}, era di ${cifre.euro('prima/netto/prima')} nel cedolino ${altro}.`;
};

/** The sum of the lines, where there are several and each is told. */
const inTutto = ({ spostamenti, netto }: NonNullable<Grafo['prima']>, cifre: Cifre): readonly Frase[] =>
  spostamenti.length < 2 || spostamenti.length > MASSIMO_RIGHE || netto.differenza === 0
    ? []
    : [frase`In tutto fanno ${cifre.euro('prima/netto/differenza')} ${netto.differenza < 0 ? 'in meno' : 'in più'}.`];

/** The lines that move a net, the heaviest first, each in a sentence. */
export const righeSpostate = (spostamenti: readonly Spostamento[], nodo: string, cifre: Cifre): readonly Frase[] => [
  ...spostamenti
    .slice(0, MASSIMO_RIGHE)
    .map((spostamento, indice) => rigaSpostata(spostamento, `${nodo}/${indice}`, cifre)),
  ...(spostamenti.length > MASSIMO_RIGHE ? [frase`Le altre righe che cambiano pesano meno di queste.`] : []),
];

const rigaSpostata = (spostamento: Spostamento, nodo: string, cifre: Cifre): Frase => {
  const { prima, dopo, causa, effetto } = spostamento;
  const riga = dopo ?? prima;
  const nome = `«${riga?.descrizione ?? ''}»`;
  const quanto = frase`${cifre.euro(`${nodo}/effetto`)} ${effetto < 0 ? 'in meno' : 'in più'} sul netto`;
  if (causa === 'AGGIUNTA') return frase`${nome} prima non c'era: ${quanto}.`;
  if (causa === 'TOLTA') return frase`${nome} non c'è più: ${quanto}.`;
  const importi = frase`${nome} passa da ${cifre.conSegno(`${nodo}/prima/importo`)} a ${cifre.conSegno(`${nodo}/dopo/importo`)}, ${quanto}`;
  const perche = percheDiversa(spostamento, nodo, cifre);
  return perche === null ? frase`${importi}.` : frase`${importi}, perché ${perche}.`;
};

/** The reason a line that is on both sides is another; null where base and rate are the same, or are not there. */
const percheDiversa = (spostamento: Spostamento, nodo: string, cifre: Cifre): Frase | null => {
  const { prima, dopo, causa, quantita, ingressi } = spostamento;
  if (prima === null || dopo === null) return null;
  if (quantita !== null) return perQuantita(quantita.dopo - quantita.prima, nodo, cifre);
  const base = causa === 'ALIQUOTA' ? null : perBase(prima, dopo, nodo, cifre);
  const aliquota = causa === 'BASE' ? null : perAliquota(prima, dopo, nodo, cifre);
  return base !== null && aliquota !== null
    ? frase`${base} e ${aliquota}`
    : (base ?? aliquota ?? perIngressi(ingressi));
};

/** The other things a line was counted from, two at most, with the values that its explanation tells. */
const perIngressi = (ingressi: Spostamento['ingressi']): Frase | null => {
  const detti = ingressi
    .slice(0, MASSIMO_INGRESSI)
    .map(({ nome, prima, dopo }) => `${nome}: prima ${prima}, ora ${dopo}`);
  return detti.length === 0 ? null : frase`è diverso ciò su cui si conta (${detti.join('; ')})`;
};

const perBase = (prima: RigaConfrontata, dopo: RigaConfrontata, nodo: string, cifre: Cifre): Frase | null => {
  const scarto = scartoDi(prima.base, dopo.base);
  if (scarto === null) return null;
  return frase`${nomeDellaBase(dopo.gruppo)} ${passa(scarto)} da ${cifre.conSegno(`${nodo}/prima/base`)} a ${cifre.conSegno(`${nodo}/dopo/base`)}`;
};

const perAliquota = (prima: RigaConfrontata, dopo: RigaConfrontata, nodo: string, cifre: Cifre): Frase | null => {
  const scarto = scartoDi(prima.aliquota, dopo.aliquota);
  if (scarto === null) return null;
  return frase`l'aliquota ${passa(scarto)} da ${cifre.aliquota(`${nodo}/prima/aliquota`)} a ${cifre.aliquota(`${nodo}/dopo/aliquota`)}`;
};

/** More or less of the same, at one price. */
const perQuantita = (differenza: number, nodo: string, cifre: Cifre): Frase =>
  frase`la quantità pagata ${passa(differenza)} da ${cifre.quantita(`${nodo}/quantita/prima`)} a ${cifre.quantita(`${nodo}/quantita/dopo`)}, a ${cifre.euro(`${nodo}/dopo/base`)} l'una`;

/** How far two figures are; null where one is not there, or they are the same. */
const scartoDi = (prima: number | null, dopo: number | null): number | null =>
  prima === null || dopo === null || prima === dopo ? null : dopo - prima;

/** The name of the base of a line: pay is counted by a rate for each hour or day, a withholding is a share of a sum. */
const nomeDellaBase = (gruppo: keyof typeof SEGNI): string =>
  SEGNI[gruppo] === 1 ? 'la tariffa' : "l'importo su cui si calcola";

const passa = (differenza: number): string => (differenza < 0 ? 'scende' : 'sale');
