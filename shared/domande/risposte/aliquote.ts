import type { RigaCedolino } from '../../calculation/riga/cedolino-tipi.ts';
import type { RegolaCitata, Spiegazione } from '../../calculation/spiegazione/spiegazione.ts';
import { aliquotaMassima } from '../../rules/irpef.ts';
import { cifreDi, conArticolo, frase, type Cifre, type Frase } from '../frase.ts';
import { righeNumerate, type Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says why each rate of what is withheld is that one: the first rule that the explanation of the line quotes. */
export const rispostaAliquote = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const righe = righeNumerate(grafo.cedolino, ['ritenute_previdenziali', 'ritenute_fiscali']).filter(
    ({ riga }) => riga.importo > 0,
  );
  const frasi = righe.flatMap(({ riga, indice }) => perche(riga, indice, grafo, cifre) ?? []);
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

const perche = (riga: RigaCedolino, indice: number, grafo: Grafo, cifre: Cifre): Frase | null => {
  const trovata = regolaDi(riga.spiegazione, `cedolino/righe/${indice}/spiegazione`);
  if (trovata === null) return null;
  const dove = frase`${trovata.regola.norma}, in vigore ${conArticolo(cifre.giorno(`${trovata.nodo}/regola/dal`), 'dal')}`;
  const nome = `«${riga.descrizione}»`;
  if (riga.aliquota === null || riga.base === null)
    return frase`${nome} non è una sola percentuale di una somma. Norma: ${dove}.`;
  const quota = frase`${nome}: ${cifre.aliquota(`cedolino/righe/${indice}/aliquota`)} di ${cifre.conSegno(`cedolino/righe/${indice}/base`)}`;
  return trovata.regola.id === aliquotaMassima.id
    ? frase`${quota}. ${daDove(grafo)} Norma: ${dove}.`
    : frase`${quota}. Norma: ${dove}.`;
};

const daDove = ({ aliquotaMassima: letta }: Grafo): string =>
  letta === null
    ? "Nessuno ha indicato l'aliquota più alta di questa persona: si applica quella del primo scaglione."
    : `È l'aliquota più alta che questa persona paga sullo stipendio, letta da «${letta.lettaDa}».`;

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
