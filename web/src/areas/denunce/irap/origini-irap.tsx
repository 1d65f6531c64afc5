import type { Irap, OrigineIrap } from '#shared/contracts/denunce/irap.ts';
import { descrizioneTipoIrap } from '#shared/domain/denunce/irap.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

const colonne: readonly Colonna<OrigineIrap>[] = [
  { id: 'descrizione', titolo: 'Elaborazione' },
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, cella: ({ mese }) => nomeMese(mese) },
  { id: 'tipo', titolo: 'Base', valore: ({ tipo }) => descrizioneTipoIrap[tipo] },
  { id: 'cedolini', titolo: 'Cedolini', tipo: 'intero' },
  { id: 'base', titolo: 'Imponibile', tipo: 'importo' },
  { id: 'imposta', titolo: 'Imposta', tipo: 'importo' },
];

/** The runs that the base of a year comes from, and what came back. */
export const OriginiIrap = ({ irap: { anno, origini } }: { readonly irap: Irap }) => {
  const elenco = useElencoLocale<OrigineIrap>({
    nome: 'irap-origini',
    righe: origini,
    colonne,
    chiave: ({ idProcesso, mese, tipo }) => `${idProcesso ?? 'restituite'} ${mese} ${tipo}`,
    stato: String(anno),
    ordine: 'mese',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Da dove viene"
      etichetta={({ descrizione }) => descrizione}
      vuoto={{
        titolo: 'Nessuna elaborazione',
        testo: 'Qui stanno quelle contabilizzate che devono IRAP, con la loro parte.',
      }}
    />
  );
};
