import type { Irap } from '#shared/contracts/denunce/irap.ts';
import { descrizioneTipoIrap, tipiIrap, type TipoIrap } from '#shared/domain/denunce/irap.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

type Mese = Irap['mesi'][number];

const baseDi = (tipo: TipoIrap): Colonna<Mese> => ({
  id: tipo,
  titolo: descrizioneTipoIrap[tipo],
  tipo: 'importo',
  seLarga: true,
  valore: ({ parti }) => parti.find((parte) => parte.tipo === tipo)?.base ?? 0,
});

const colonne: readonly Colonna<Mese>[] = [
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, cella: ({ mese }) => nomeMese(mese) },
  ...tipiIrap.map(baseDi),
  { id: 'base', titolo: 'Base', tipo: 'importo', somma: true },
  { id: 'imposta', titolo: 'Imposta', tipo: 'importo', somma: true },
  { id: 'versata', titolo: 'Versata', tipo: 'importo', somma: true },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', somma: true },
];

/** The months of a year: base by kind of payee, tax, what was paid of it. */
export const MesiIrap = ({ irap: { anno, mesi } }: { readonly irap: Irap }) => {
  const elenco = useElencoLocale<Mese>({
    nome: 'irap-mesi',
    righe: mesi,
    colonne,
    chiave: ({ mese }) => String(mese),
    stato: String(anno),
    ordine: 'mese',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Mesi"
      etichetta={({ mese }) => nomeMese(mese)}
      vuoto={{
        titolo: `Nessuna IRAP nel ${anno}`,
        testo:
          'Nessuna elaborazione contabilizzata la deve: si contabilizza da «Elaborazioni della scuola», o si sceglie un altro anno.',
      }}
    />
  );
};
