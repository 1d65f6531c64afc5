import { printIrap } from '../../../../shared/contracts/stampe/ritenute/irap.ts';
import { Pagina } from '../../ui/pagina.tsx';
import { ModuloPeriodo } from './modulo-periodo.tsx';

const tipi = [
  { codice: 'elenco', descrizione: 'Elenco', dettaglio: 'Per persona ed elaborazione' },
  { codice: 'riepilogo', descrizione: 'Riepilogo', dettaglio: 'Per mese e codice F24' },
  { codice: 'dipendente', descrizione: 'Scheda individuale', dettaglio: 'Mese per mese' },
];

/** Prints of the school's IRAP. */
export const IrapPage = () => (
  <Pagina titolo="IRAP" descrizione="L'imposta a carico della scuola su quanto paga">
    <ModuloPeriodo contratto={printIrap} tipi={tipi} />
  </Pagina>
);
