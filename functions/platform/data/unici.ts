import { campoRifiutato } from '../errors.ts';
import { chiaveUnico, type Entita, type Registrazione, type Unico } from './entita.ts';
import type { Operazione, Scrittura } from './modifica.ts';

/** Values that the record leaves and those it takes. */
export const changeUnici = <T extends Registrazione>(
  codmin: string,
  entita: Entita<T>,
  prima: T,
  dopo: T,
): Operazione[] => {
  const nuovi = entita.unici?.(dopo) ?? [];
  const vecchi = entita.unici?.(prima) ?? [];
  const stesso = (a: Unico) => (b: Unico) => a.campo === b.campo && a.valore === b.valore;
  return [
    ...vecchi.filter((unico) => !nuovi.some(stesso(unico))).map((unico) => release(codmin, entita.nome, unico)),
    ...nuovi
      .filter((unico) => !vecchi.some(stesso(unico)))
      .map((unico) => claim(codmin, entita.nome, unico, prima.uid)),
  ];
};

/** Takes a value for a record: refused when it is another's. */
export const claim = (codmin: string, nome: string, unico: Unico, uid: string): Operazione => ({
  tipo: 'put',
  chiave: chiaveUnico(codmin, nome, unico),
  item: { tipo: 'UNICO', scuola: codmin, schema: 1, di: nome, uid },
  condizione: { expression: 'attribute_not_exists(pk) OR uid = :uid', values: { ':uid': uid } },
  rifiuto: () => campoRifiutato('DUPLICATO', unico.campo, unico.messaggio),
});

/** Changes of one unit where a value that one record leaves is one that another takes: the taking stands for both. */
export const passed = <T>(scritture: readonly Scrittura<T>[]): readonly Scrittura<T>[] => {
  const prese = new Set(scritture.flatMap(({ operazioni }) => operazioni.filter(isClaim).map(nomeChiave)));
  const lasciati = scritture.flatMap(({ operazioni, voce }) =>
    operazioni
      .filter((operazione) => operazione.tipo === 'delete' && prese.has(nomeChiave(operazione)))
      .map((operazione) => [nomeChiave(operazione), voce.uid] as const),
  );
  const di = new Map(lasciati);
  return scritture.map((scrittura) => ({
    ...scrittura,
    operazioni: scrittura.operazioni.flatMap((operazione) => {
      const lasciato = di.get(nomeChiave(operazione));
      if (lasciato === undefined) return [operazione];
      return isClaim(operazione) ? [{ ...operazione, condizione: isDi(lasciato) }] : [];
    }),
  }));
};

const isClaim = ({ tipo, item }: Operazione): boolean => tipo === 'put' && item.tipo === 'UNICO';

const nomeChiave = ({ chiave: { pk, sk } }: Operazione): string => `${pk} ${sk}`;

const isDi = (uid: string) => ({ expression: 'uid = :uid', values: { ':uid': uid } });

/** Leaves a value. */
export const release = (codmin: string, nome: string, unico: Unico): Operazione => ({
  tipo: 'delete',
  chiave: chiaveUnico(codmin, nome, unico),
});
