import { printRitenuteIrpef } from '../../../../shared/contracts/stampe/ritenute/ritenute-irpef.ts';
import { Pagina } from '../../ui/pagina.tsx';
import { ModuloPeriodo } from './modulo-periodo.tsx';

const tipi = [
  { codice: 'elenco', descrizione: 'Elenco', dettaglio: 'Per imposta, persona ed elaborazione' },
  { codice: 'riepilogo', descrizione: 'Riepilogo', dettaglio: 'Per imposta, mese e codice F24' },
];

/** Prints of income tax. */
export const IrpefPage = () => (
  <Pagina titolo="IRPEF" descrizione="Ritenute, imposta sostitutiva e crediti riconosciuti">
    <ModuloPeriodo contratto={printRitenuteIrpef} tipi={tipi} />
  </Pagina>
);
