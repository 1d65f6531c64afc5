import { useLocation, useParams } from 'react-router-dom';
import { partiUniemens } from './percorsi.ts';
import { UniemensAperta } from './uniemens-aperta.tsx';

/** One UniEmens, at the part of it that the address says. */
export const UnaPage = () => {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const parte = partiUniemens.find((una) => pathname.startsWith(`/uniemens/${una}/`)) ?? 'inps';
  return <UniemensAperta key={id} uid={id} parte={parte} />;
};
