import { useSearchParams } from 'react-router-dom';
import type { Denuncia } from '../../../../../../shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '../../../../../../shared/contracts/denunce/uniemens-chiamate.ts';
import {
  listaPosPARoutes,
  type QualeLista,
} from '../../../../../../shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { useRoute } from '../../../../api/query.ts';
import { Attesa } from '../../../../ui/errore-caricamento.tsx';
import { valoreVigente } from '../../parti/colonne-denuncia.tsx';
import { schedaDi, type NomeScheda } from './chiamate-moduli.ts';
import { LavoratorePosPA } from './lavoratore-pos-pa.tsx';
import { ListaPosPA } from './lista-pos-pa.tsx';
import { ModuloPosPA } from './modulo-pos-pa.tsx';

interface Props {
  readonly uid: string;
  readonly lista: QualeLista;
}

/** A list of a filing, one of its workers, one of their forms: as the address says. */
export const PosPaAperta = ({ uid, lista }: Props) => {
  const query = useRoute(uniemensRoutes.getUniemens, { body: { uid } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={() => void query.refetch()} />;
  return <Aperta denuncia={query.data.denuncia} lista={lista} />;
};

const Aperta = ({ denuncia, lista }: { readonly denuncia: Denuncia; readonly lista: QualeLista }) => {
  const [parametri, setParametri] = useSearchParams();
  const base = { uniemens: denuncia.uid, lista };
  const cf = parametri.get('cf');
  const scheda = schedaDi(parametri.get('modulo'));
  if (cf === null)
    return (
      <ListaPosPA
        denuncia={denuncia}
        lista={lista}
        onApri={(scelto) => setParametri({ ...base, cf: scelto })}
        onChiudi={() => setParametri({ uniemens: denuncia.uid })}
      />
    );
  if (scheda === undefined)
    return (
      <LavoratorePosPA
        {...{ denuncia, lista, cf }}
        onModulo={(scelto, riga) => setParametri({ ...base, cf, modulo: scelto, riga })}
        onChiudi={() => setParametri(base)}
      />
    );
  return (
    <SchedaAperta
      {...{ denuncia, lista, cf, scheda }}
      chiave={parametri.get('riga')}
      onChiudi={() => setParametri({ ...base, cf })}
    />
  );
};

interface SchedaProps {
  readonly denuncia: Denuncia;
  readonly lista: QualeLista;
  readonly cf: string;
  readonly scheda: NomeScheda;
  readonly chiave: string | null;
  readonly onChiudi: () => void;
}

/** A form of a worker, or the worker: one that there is, or a new one. */
const SchedaAperta = ({ denuncia, lista, cf, scheda, chiave, onChiudi }: SchedaProps) => {
  const query = useRoute(
    listaPosPARoutes.getLavoratorePosPA,
    { body: { uid: denuncia.uid, uidPosPa: lista, cf } },
    { staleTime: 0 },
  );
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={() => void query.refetch()} />;
  const { riga: lavoratore, uidSubAnagrafe, ...moduli } = query.data;
  return (
    <ModuloPosPA
      key={`${scheda} ${chiave ?? ''}`}
      {...{ denuncia, lista, modulo: scheda, onChiudi }}
      persona={uidSubAnagrafe}
      nominativo={`${String(valoreVigente(lavoratore, 'Cognome'))} ${String(valoreVigente(lavoratore, 'Nome'))}`}
      riga={scheda === 'lavoratore' ? lavoratore : moduli[scheda].find((sua) => sua.chiave === chiave)}
    />
  );
};
