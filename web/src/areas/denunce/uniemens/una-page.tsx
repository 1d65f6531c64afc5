import { useLocation, useParams } from 'react-router-dom';
import { partiUniemens, PIENA } from './percorsi.ts';
import { UniemensAperta } from './uniemens-aperta.tsx';

/** One UniEmens, at the part of it that the address says, or at the first with something in it. */
export const UnaPage = () => {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const parte = partiUniemens.find((una) => pathname.startsWith(`/uniemens/${una}/`)) ?? 'inps';
  return <UniemensAperta key={id} uid={id} parte={parte} piena={search.slice(1).split('&').includes(PIENA)} />;
};
