import { useEffect, useRef, useState } from 'react';
import { readStampa, type Documento } from './documento.ts';
import { countIn, firstFrom, occorrenzeDi, type Occorrenza } from './ricerca-testo.ts';

/** Search of a text in the whole document: counts page after page, then goes from one occurrence to the next. */
export const useRicercaTesto = (documento: Documento, pagina: number, vai: (pagina: number) => void) => {
  const [testo, setTesto] = useState('');
  const [occorrenze, setOccorrenze] = useState<readonly Occorrenza[]>([]);
  const [corrente, setCorrente] = useState(-1);
  const [inCorso, setInCorso] = useState(false);
  const testi = useRef(new Map<number, string>());
  const da = useRef(pagina);
  da.current = pagina;
  const go = (indice: number, trovate = occorrenze) => {
    const occorrenza = trovate[indice];
    if (occorrenza === undefined) return;
    setCorrente(indice);
    vai(occorrenza.pagina);
  };
  const arrive = useRef(go);
  arrive.current = go;
  useEffect(() => {
    setCorrente(-1);
    setOccorrenze([]);
    if (testo.trim().length < 2) return undefined;
    let attuale = true;
    setInCorso(true);
    const timer = setTimeout(() => {
      readStampa(
        documento,
        (aperto) => countPages(aperto, testi.current, testo, () => attuale),
        (conteggi) => {
          if (!attuale) return;
          const trovate = occorrenzeDi(conteggi);
          setOccorrenze(trovate);
          setInCorso(false);
          arrive.current(firstFrom(trovate, da.current), trovate);
        },
      );
    }, 300);
    return () => {
      attuale = false;
      clearTimeout(timer);
      setInCorso(false);
    };
  }, [documento, testo]);
  const step = (passo: number) => {
    if (occorrenze.length > 0) go((corrente + passo + occorrenze.length) % occorrenze.length);
  };
  return {
    testo,
    setTesto,
    inCorso,
    totale: occorrenze.length,
    corrente,
    occorrenza: occorrenze[corrente] ?? null,
    seguente: () => step(1),
    precedente: () => step(-1),
  };
};

const countPages = async (
  documento: Documento,
  testi: Map<number, string>,
  cercato: string,
  attuale: () => boolean,
): Promise<number[]> => {
  const conteggi: number[] = [];
  for (let numero = 1; numero <= documento.numPages && attuale(); numero += 1) {
    const testo = testi.get(numero) ?? (await textOfPage(documento, numero));
    testi.set(numero, testo);
    conteggi.push(countIn(testo, cercato));
  }
  return conteggi;
};

/** The items as the text layer lays them: one after the other, nothing between. */
const textOfPage = async (documento: Documento, numero: number): Promise<string> => {
  const { items } = await (await documento.getPage(numero)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
};
