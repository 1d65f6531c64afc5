import { useState } from 'react';
import type { ColonnaGriglia } from '../griglia/modello.ts';
import { compareRighe, guessUsi, problemaUsi, type PersonaNota, type RigaFoglio, type Uso } from './foglio-di-ore.ts';
import type { FoglioLetto } from './use-foglio-letto.ts';

interface Con<C extends ColonnaGriglia> {
  readonly foglio: FoglioLetto;
  readonly persone: readonly PersonaNota[];
  /** Columns the sheet has already, and those it may have. */
  readonly presenti: readonly C[];
  readonly offerte: readonly C[];
}

/** Numbers of the rows that are wrong as they stand. */
const sbagliateIn = (righe: readonly RigaFoglio[], usi: readonly Uso[], persone: readonly PersonaNota[]) =>
  new Set(
    problemaUsi(usi) === null
      ? compareRighe(righe, usi, persone).flatMap(({ riga, errori }) => (errori.length > 0 ? [riga.numero] : []))
      : [],
  );

/** A file against a sheet: what its columns say and its rows, as they are changed here. A row that was wrong stays among the wrong ones while it is mended. */
export const useAbbinamento = <C extends ColonnaGriglia>({ foglio, persone, presenti, offerte }: Con<C>) => {
  const [usi, setUsi] = useState(() => guessUsi(foglio.colonne, presenti, offerte));
  const [righe, setRighe] = useState(foglio.righe);
  const [sbagliate, setSbagliate] = useState(() => sbagliateIn(righe, usi, persone));
  const problema = problemaUsi(usi);
  const confrontate = problema === null ? compareRighe(righe, usi, persone) : [];
  const giuste = confrontate.filter(({ cambi, errori }) => errori.length === 0 && cambi.length > 0);
  return {
    usi,
    problema,
    confrontate,
    sbagliate,
    errate: confrontate.filter(({ errori }) => errori.length > 0).length,
    giuste,
    nuove: giuste.flatMap(({ persona }) => (persona && !persona.presente ? [persona.uid] : [])),
    onUso: (posto: number, uso: Uso<C>) => {
      const dopo = usi.with(posto, uso);
      setUsi(dopo);
      setSbagliate(sbagliateIn(righe, dopo, persone));
    },
    onCella: (numero: number, colonna: number, testo: string) =>
      setRighe((tutte) =>
        tutte.map((riga) => (riga.numero === numero ? { ...riga, celle: riga.celle.with(colonna, testo) } : riga)),
      ),
    nascoste: righe.filter(({ nascosta }) => nascosta === true).length,
    onTogliNascoste: () => setRighe((tutte) => tutte.filter(({ nascosta }) => nascosta !== true)),
    onTogli: (numero: number) => setRighe((tutte) => tutte.filter((riga) => riga.numero !== numero)),
  };
};
