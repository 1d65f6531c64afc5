import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { listePosPA, type QualeLista } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { scelta } from '#shared/domain/campi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';

interface Props {
  readonly children: (denuncia: Denuncia, lista: QualeLista) => ReactNode;
}

const LISTA = scelta(listePosPA);

/** A list of a filing, as the address says. */
export const PosPaAperta = ({ children }: Props) => {
  const { id = '', uidPosPa } = useParams();
  const query = useRoute(uniemensRoutes.getUniemens, { body: { uid: id } }, { staleTime: 0 });
  if (query.isPending || query.error)
    return (
      <Pagina titolo="ListaPosPA">
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  return children(query.data.denuncia, LISTA.parse(uidPosPa));
};
