import Toggle from '@cloudscape-design/components/toggle';
import { Fragment, useState } from 'react';
import { tabelleRoutes, type Aliquota } from '#shared/contracts/tabelle/tabelle.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useSession } from '#ui/session.ts';

const inParole = (aliquota: number | null): string => (aliquota === null ? '' : formatAliquota(aliquota));

const inRiscontro = ({ riscontro }: Aliquota): string =>
  riscontro === null ? 'Da riscontrare' : `${formatGiorno(riscontro.il)}, ${riscontro.dove}`;

/** Words and addresses: an address, which has no blanks, goes on the next line at its bars. */
const Indirizzi = ({ testo }: { readonly testo: string }) => (
  <div style={{ overflowWrap: 'anywhere', minInlineSize: 150 }}>
    {testo.split('/').map((parte, indice) => (
      <Fragment key={`${indice} ${parte}`}>
        {indice > 0 && (
          <>
            /<wbr />
          </>
        )}
        {parte}
      </Fragment>
    ))}
  </div>
);

const colonne: readonly Colonna<Aliquota>[] = [
  { id: 'descrizione', titolo: 'Aliquota', larghezza: 330 },
  { id: 'dipendente', titolo: 'Lavoratore', larghezza: 120, valore: ({ dipendente }) => inParole(dipendente) },
  {
    id: 'amministrazione',
    titolo: 'Scuola',
    larghezza: 110,
    valore: ({ amministrazione }) => inParole(amministrazione),
  },
  {
    id: 'quotaImponibile',
    titolo: 'Su',
    larghezza: 110,
    intera: true,
    valore: ({ quotaImponibile }) => inParole(quotaImponibile),
  },
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 110 },
  { id: 'al', titolo: 'Al', tipo: 'data', nascosta: true },
  { id: 'norma', titolo: 'Norma', larghezza: 220 },
  {
    id: 'riscontro',
    titolo: 'Riscontro',
    larghezza: 220,
    seLarga: true,
    valore: inRiscontro,
    cella: (riga) => <Indirizzi testo={inRiscontro(riga)} />,
  },
];

/** The rates of contributions and withholdings that payslips read: since when, by which norm, and whether somebody verified them. */
export const AliquotePage = () => {
  const { oggi } = useSession().sessione;
  const [inVigore, setInVigore] = useState(true);
  const elenco = useElencoRighe({
    nome: 'aliquote',
    route: tabelleRoutes.searchAliquote,
    request: { body: inVigore ? { data: oggi } : {} },
    colonne,
    ordine: 'descrizione',
    chiave: ({ codice, dal }) => `${codice} ${dal}`,
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="Aliquote contributive e fiscali"
      etichetta={({ descrizione }) => descrizione}
      azioni={
        <Toggle checked={inVigore} onChange={({ detail }) => setInVigore(detail.checked)}>
          In vigore oggi
        </Toggle>
      }
      vuoto={{ titolo: 'Nessuna aliquota', testo: 'Nessuna aliquota è in vigore oggi: mostrare tutti i periodi.' }}
    />
  );
};
