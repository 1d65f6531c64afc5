import CollectionPreferences from '@cloudscape-design/components/collection-preferences';
import { Pagine } from '../pagine.tsx';
import { useLarga } from '../use-larghezza.ts';
import type { FonteElenco } from './fonti/fonte.ts';
import { RIGHE_PER_PAGINA } from './preferenze.ts';

type Fonte<R extends object, O extends string> = { readonly elenco: FonteElenco<R, O> };

/** The pages of a list; none of one that has been read and is empty. */
export const PaginazioneElenco = <R extends object, O extends string>({ elenco }: Fonte<R, O>) =>
  elenco.caricamento || elenco.righe.length > 0 || elenco.pagina > 1 ? (
    <Pagine
      pagina={elenco.pagina}
      pagine={elenco.pagine}
      openEnd={elenco.continua}
      disabled={elenco.caricamento}
      onPagina={(pagina) => {
        if (pagina <= elenco.pagine) elenco.vai(pagina);
      }}
      nome="Pagine dell'elenco"
    />
  ) : null;

/** The columns in the user's order, then the ones not chosen; without a choice, the list's own that have place in the window. */
export const shownColumns = <R extends object, O extends string>(
  { colonne, preferenze }: Pick<FonteElenco<R, O>, 'colonne' | 'preferenze'>,
  larga: boolean,
): { id: string; visible: boolean }[] => {
  const scelte = preferenze.colonne.filter((id) => colonne.some((colonna) => colonna.id === id));
  if (scelte.length === 0)
    return colonne.map(({ id, nascosta = false, seLarga = false }) => ({
      id,
      visible: !nascosta && (larga || !seLarga),
    }));
  return [
    ...scelte.map((id) => ({ id, visible: true })),
    ...colonne.filter(({ id }) => !scelte.includes(id)).map(({ id }) => ({ id, visible: false })),
  ];
};

/** The columns and the rows of a page, to be chosen; nothing of a list that is empty. */
export const PreferenzeElenco = <R extends object, O extends string>({ elenco }: Fonte<R, O>) => {
  const larga = useLarga();
  if (!elenco.caricamento && elenco.righe.length === 0 && elenco.pagina === 1 && elenco.filtri.length === 0)
    return null;
  return (
    <CollectionPreferences
      title="Preferenze dell'elenco"
      confirmLabel="Conferma"
      cancelLabel="Annulla"
      preferences={{
        pageSize: elenco.preferenze.righePerPagina,
        wrapLines: elenco.preferenze.righeAlte,
        contentDisplay: shownColumns(elenco, larga),
      }}
      pageSizePreference={{
        title: 'Righe per pagina',
        options: RIGHE_PER_PAGINA.map((value) => ({ value, label: `${value} righe` })),
      }}
      wrapLinesPreference={{ label: 'Testo a capo', description: 'Mostra tutto il testo delle celle, su più righe' }}
      contentDisplayPreference={{
        title: 'Colonne',
        description: 'Quali colonne mostrare e in che ordine',
        options: elenco.colonne.map(({ id, titolo }, indice) => ({ id, label: titolo, alwaysVisible: indice === 0 })),
      }}
      onConfirm={({ detail }) => {
        const colonne = (detail.contentDisplay ?? []).flatMap((voce) =>
          voce.type !== 'group' && voce.visible ? [voce.id] : [],
        );
        elenco.savePreferenze({
          ...elenco.preferenze,
          colonne,
          righePerPagina: detail.pageSize ?? elenco.preferenze.righePerPagina,
          righeAlte: detail.wrapLines ?? false,
        });
        elenco.vai(1);
      }}
    />
  );
};
