import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { QualeLista } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { indirizzoLista, indirizzoScheda, indirizzoUniemens } from '../indirizzi.ts';
import { ListaPosPA } from './contenuto-lista.tsx';
import { LavoratorePosPA } from './lavoratore-pos-pa.tsx';
import { PosPaAperta } from './pospa-aperta.tsx';
import { SchedaAperta } from './scheda-aperta.tsx';

/** A list of a filing; with a codice fiscale in its address, one of its workers. */
export const ListaPage = () => (
  <PosPaAperta>{(denuncia, lista) => <Aperta denuncia={denuncia} lista={lista} />}</PosPaAperta>
);

interface Props {
  readonly denuncia: Denuncia;
  readonly lista: QualeLista;
}

const Aperta = ({ denuncia, lista }: Props) => {
  const naviga = useNavigate();
  const [parametri] = useSearchParams();
  const cf = parametri.get('cf');
  if (cf === null)
    return (
      <ListaPosPA
        denuncia={denuncia}
        lista={lista}
        onApri={(scelto) => void naviga(indirizzoLista(denuncia, lista, scelto))}
        onChiudi={() => void naviga(indirizzoUniemens(denuncia, 'exinpdap'))}
      />
    );
  if (parametri.get('scheda') === 'lavoratore')
    return (
      <SchedaAperta
        {...{ denuncia, lista, cf }}
        scheda="lavoratore"
        chiave=""
        onChiudi={() => void naviga(indirizzoLista(denuncia, lista, cf))}
      />
    );
  return (
    <LavoratorePosPA
      {...{ denuncia, lista, cf }}
      onModulo={(modulo, riga, nominativo) =>
        void naviga(indirizzoScheda(denuncia, { lista, modulo, nominativo, cf, riga }))
      }
      onChiudi={() => void naviga(indirizzoLista(denuncia, lista))}
    />
  );
};
