import { useClient, useWrite } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { importazioneMofRoutes } from '#shared/contracts/noipa/importazione.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import type { DalFoglio } from '#ui/foglio-da-file/foglio-abbinato.tsx';
import { FoglioDaFile } from '#ui/foglio-da-file/foglio-da-file.tsx';
import { righeDa, type ColonnaLista } from '../foglio.ts';
import { ModelloMof } from './modello-mof.tsx';

interface Props {
  readonly intera: ListaIntera;
  readonly presenti: readonly ColonnaLista[];
  readonly offerte: readonly ColonnaLista[];
  readonly onImportata: (intera: ListaIntera) => void;
  readonly onChiudi: () => void;
}

/** The payments of a list from a spreadsheet: columns matched, rows mended where they are wrong, all of them written as one. */
export const ImportaMof = ({ intera, presenti, offerte, onImportata, onChiudi }: Props) => {
  const client = useClient();
  const importa = useWrite(importazioneMofRoutes.importMof, [listeRoutes.listListeNoipa, pagamentiRoutes.listDoppioni]);
  const { uid, versione } = intera.lista;
  /** Codici fiscali of the people the file names: those of the list are known, the others are asked for. */
  const codiciFiscali = async (persone: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const noti = new Map<string, string>(intera.pagamenti.map(({ persona, desCf }) => [persona, desCf]));
    const ignote = [...new Set(persone)].filter((persona) => !noti.has(persona));
    if (ignote.length === 0) return noti;
    const { righe } = await client(anagrafeRoutes.searchAll, { body: {} });
    return new Map([...noti, ...righe.map(({ uidSubAnagrafe, desCf }) => [uidSubAnagrafe, desCf] as const)]);
  };
  const write = async ({ cambi, colonne }: DalFoglio<ColonnaLista>) => {
    const desCf = await codiciFiscali(cambi.map(({ riga }) => riga));
    const perId = new Map(colonne.map((colonna) => [colonna.id, colonna]));
    const righe = cambi.flatMap(({ riga, colonna, valore }, indice) =>
      valore === null || valore === 0
        ? []
        : righeDa({ [colonna]: valore }, perId).map((una) => ({
            ...una,
            desCf: desCf.get(riga) ?? '',
            numero: indice + 1,
          })),
    );
    onImportata(await importa.mutateAsync({ body: { uid, versione, righe } }));
  };
  return (
    <FoglioDaFile
      titolo="Importa da un file"
      suoi="Compensi della lista"
      presenti={presenti}
      offerte={offerte}
      presenze={intera.pagamenti.map(({ persona, nominativo, desCf }) => ({
        uid: persona,
        nominativo,
        presente: true,
        chiavi: [desCf, nominativo],
      }))}
      modello={<ModelloMof lista={intera.lista} colonne={presenti.length > 0 ? presenti : offerte} />}
      onImporta={write}
      onChiudi={onChiudi}
    />
  );
};
