import { useRoute } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { listaPosPARoutes, type QualeLista } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { valoreVigente } from '../../parti/valore-vigente.ts';
import { SCHEDE, type NomeScheda } from '../chiamate-moduli.ts';
import { ModuloPosPA } from './modulo-pos-pa.tsx';

interface Props {
  readonly denuncia: Denuncia;
  readonly lista: QualeLista;
  readonly cf: string;
  readonly scheda: NomeScheda;
  /** The form; one that is not there is a new one. */
  readonly chiave: string;
  readonly onChiudi: () => void;
}

/** A form of a worker, or the worker: one that there is, or a new one. */
export const SchedaAperta = ({ denuncia, lista, cf, scheda, chiave, onChiudi }: Props) => {
  const query = useRoute(
    listaPosPARoutes.getLavoratorePosPA,
    { body: { uid: denuncia.uid, uidPosPa: lista, cf } },
    { staleTime: 0 },
  );
  if (query.isPending || query.error)
    return (
      <Pagina titolo={SCHEDE[scheda].titolo}>
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  const { riga: lavoratore, uidSubAnagrafe, ...moduli } = query.data;
  return (
    <ModuloPosPA
      key={`${scheda} ${chiave}`}
      {...{ denuncia, lista, modulo: scheda, onChiudi }}
      persona={uidSubAnagrafe}
      lavoratore={{
        desCognome: String(valoreVigente(lavoratore, 'Cognome')),
        desNome: String(valoreVigente(lavoratore, 'Nome')),
        desCf: cf,
      }}
      riga={scheda === 'lavoratore' ? lavoratore : moduli[scheda].find((sua) => sua.chiave === chiave)}
    />
  );
};
