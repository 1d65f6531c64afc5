import type { RigaCedolino } from '../../calculation/riga/cedolino-tipi.ts';
import type { RegolaCitata, Spiegazione } from '../../calculation/spiegazione/spiegazione.ts';
import { aliquotaMassima } from '../../rules/irpef.ts';
import { cifreDi, conArticolo, frase, type Cifre, type Frase } from '../frase.ts';
import { righeNumerate, type Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says why each rate of what is withheld is that one: the first rule that the explanation of the line quotes, or the steps where no single rate makes the line. */
export const rispostaAliquote = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const righe = righeNumerate(grafo.cedolino, ['ritenute_previdenziali', 'ritenute_fiscali']).filter(
    ({ riga }) => riga.importo > 0,
  );
  const frasi = righe.flatMap(({ riga, indice }) => perche(riga, indice, { grafo, cifre, lettore }) ?? []);
  if (frasi.length === 0)
    return { frasi: [frase`Nessuna trattenuta di questo cedolino si calcola con un'aliquota.`], chiedere: null };
  return {
    frasi,
    chiedere:
      lettore === 'PERSONA'
        ? "Se un'aliquota non torna si chiede alla segreteria della scuola."
        : 'Il conto intero di ogni riga, con i dati da cui parte, si apre scegliendo la riga.',
  };
};

interface Chi {
  readonly grafo: Grafo;
  readonly cifre: Cifre;
  readonly lettore: Lettore;
}

const perche = (riga: RigaCedolino, indice: number, { grafo, cifre, lettore }: Chi): Frase | null => {
  const trovata = regolaDi(riga.spiegazione, `cedolino/righe/${indice}/spiegazione`);
  if (trovata === null) return null;
  const nome = `«${riga.descrizione}»`;
  if (riga.aliquota === null || riga.base === null) return frase`${nome}: ${passi(riga.spiegazione).join('; ')}.`;
  const dove = frase`${trovata.regola.norma}, in vigore ${conArticolo(cifre.giorno(`${trovata.nodo}/regola/dal`), 'dal')}`;
  const quota = frase`${nome}: ${cifre.aliquota(`cedolino/righe/${indice}/aliquota`)} di ${cifre.conSegno(`cedolino/righe/${indice}/base`)}`;
  const perche = trovata.regola.id === aliquotaMassima.id ? ` ${daDove(grafo, lettore)}` : '';
  return frase`${quota}${comeSiFaLaBase(riga)}.${perche} Norma: ${dove}.`;
};

/** The subtraction that leads to the base, where there is one: what is paid minus each contribution. */
const comeSiFaLaBase = ({ base, spiegazione: { figli } }: RigaCedolino): string => {
  const somma = figli.find(({ importo }) => importo === base);
  return somma?.formula.includes(' − ') === true ? `, cioè ${somma.formula}` : '';
};

/** The steps of a line that is no single share of a sum: its own, then the first of each branch that a rule decides. */
const passi = ({ testo, figli }: Spiegazione): readonly string[] => [testo, ...figli.flatMap(decisi)];

const decisi = ({ testo, regola, figli }: Spiegazione): readonly string[] =>
  regola === null ? figli.flatMap(decisi) : [testo];

const daDove = ({ aliquotaMassima: letta }: Grafo, lettore: Lettore): string =>
  letta === null
    ? "Nessuno ha indicato l'aliquota più alta di questa persona: si applica quella del primo scaglione."
    : `È l'aliquota più alta che si paga ${lettore === 'PERSONA' ? 'sul proprio stipendio' : 'sullo stipendio di questa persona'}, letta da «${letta.lettaDa}».`;

interface Trovata {
  readonly regola: RegolaCitata;
  readonly nodo: string;
}

/** The first rule of an explanation, from the top down. */
const regolaDi = ({ regola, figli }: Spiegazione, nodo: string): Trovata | null => {
  if (regola !== null) return { regola, nodo };
  for (const [indice, figlio] of figli.entries()) {
    const trovata = regolaDi(figlio, `${nodo}/figli/${indice}`);
    if (trovata !== null) return trovata;
  }
  return null;
};
