import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { indirizzoLista } from '../indirizzi.ts';
import { moduli } from '../percorsi.ts';
import { PosPaAperta } from './pospa-aperta.tsx';
import { SchedaAperta } from './scheda-aperta.tsx';

/** A form of a worker, as its address says: which kind, whose, which one. */
export const ModuloPage = () => {
  const naviga = useNavigate();
  const { pathname } = useLocation();
  const { cf = '', denunciaId = '', cfAzienda = '' } = useParams();
  const modulo = moduli.find((uno) => pathname.includes(`/${encodeURIComponent(cfAzienda)}/${uno}/`)) ?? 'e0';
  return (
    <PosPaAperta>
      {(denuncia, lista) => (
        <SchedaAperta
          {...{ denuncia, lista, cf }}
          scheda={modulo}
          chiave={denunciaId}
          onChiudi={() => void naviga(indirizzoLista(denuncia, lista, cf))}
        />
      )}
    </PosPaAperta>
  );
};
