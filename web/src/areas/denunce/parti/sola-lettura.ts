import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

/** True of a filing that was sent, and of one whose address asks to be read alone. The server decides what may change. */
export const isSolaLettura = ({ STATUS }: Pick<Denuncia, 'STATUS'>, disabledMod: string | undefined): boolean =>
  STATUS === 'INVIATO' || disabledMod === 'true';

export const useSolaLettura = (denuncia: Pick<Denuncia, 'STATUS'>): boolean =>
  isSolaLettura(denuncia, useParams().disabledMod);

/** Why nothing may be changed. */
export const motivoSolaLettura = ({ STATUS }: Pick<Denuncia, 'STATUS'>): string =>
  STATUS === 'INVIATO' ? 'È già inviato' : 'È aperto in sola lettura: riaprirlo dall’elenco';

/** Takes what asks to be read alone off the address: of a filing whose sent date was taken back. */
export const useRiapri = (): (() => void) => {
  const naviga = useNavigate();
  const { disabledMod } = useParams();
  const { pathname, search } = useLocation();
  return () => {
    if (disabledMod === 'true') void naviga(`${pathname.replace('/true', '/false')}${search}`, { replace: true });
  };
};
