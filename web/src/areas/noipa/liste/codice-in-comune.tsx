import Alert from '@cloudscape-design/components/alert';
import Link from '@cloudscape-design/components/link';
import { useRoute } from '#api/query.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { conLoStessoCodice } from '#shared/domain/noipa/codice-portale.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';

interface Props {
  readonly lista: { readonly uid?: string | undefined } & Pick<ListaNoipa, 'anno' | 'codice'>;
}

/** The other lists of the year with the code that a list has on the portal, with the way to each: in the window while it is written, and on the page of the list. */
export const CodiceInComune = ({ lista }: Props) => {
  const { data: liste = [] } = useRoute(
    listeRoutes.listListeNoipa,
    { body: {} },
    { staleTime: 0, enabled: lista.codice.trim() !== '' },
  );
  const altre = conLoStessoCodice(lista, liste);
  return altre.length === 0 ? null : (
    <Alert type="warning" header={`Il codice sul portale ${lista.codice} è anche di un'altra lista`}>
      <div>
        Sul portale un codice è di una lista sola: se è la stessa lista scritta due volte eliminarne una, altrimenti
        correggere il codice.
      </div>
      <ul>
        {altre.map((altra) => (
          <li key={altra.uid}>
            <Link href={`#/noipa?lista=${altra.uid}`}>{altra.descrizione}</Link>, {formatMese(altra)},{' '}
            {altra.datInvio === null ? 'ancora da inviare' : `inviata il ${formatGiorno(altra.datInvio)}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
