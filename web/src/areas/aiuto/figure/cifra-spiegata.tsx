import { Spiegazione } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { SpiegazioneAlbero } from '#ui/cedolino/spiegazione-albero.tsx';
import { useSession } from '#ui/session.ts';
import { rigaSpiegata } from './riga-spiegata.ts';

/** Why a figure is what it is, computed as it is shown by the engine of the payslips. */
export const CifraSpiegata = () => {
  const riga = rigaSpiegata(useSession().sessione.oggi);
  return riga && <SpiegazioneAlbero spiegazione={Spiegazione.parse(riga.spiegazione)} />;
};
