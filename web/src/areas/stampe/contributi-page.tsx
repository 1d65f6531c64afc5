import { printContributi } from '../../../../shared/contracts/stampe/ritenute/contributi.ts';
import { descrizioneFondo, fondi } from '../../../../shared/domain/elaborazione/fondi.ts';
import { CampoScelta } from '../../ui/modulo/campi/campo-scelta.tsx';
import { Pagina } from '../../ui/pagina.tsx';
import { ModuloPeriodo } from './modulo-periodo.tsx';

const tipi = [
  { codice: 'elenco', descrizione: 'Elenco', dettaglio: 'Per fondo, persona ed elaborazione' },
  { codice: 'riepilogo', descrizione: 'Riepilogo', dettaglio: 'Per fondo, mese e codice F24' },
  {
    codice: 'dipendente',
    descrizione: 'Scheda individuale',
    dettaglio: 'Mese per mese, per la posizione assicurativa',
  },
];
const vociFondo = fondi.map((codice) => ({ codice, descrizione: descrizioneFondo[codice] }));

/** Prints of social contributions. */
export const ContributiPage = () => (
  <Pagina titolo="Contributi" descrizione="Quote trattenute e quote a carico della scuola, per fondo">
    <ModuloPeriodo contratto={printContributi} tipi={tipi}>
      {(modulo) => (
        <CampoScelta modulo={modulo} nome="fondo" etichetta="Fondo" aiuto="Vuoto: tutti i fondi" voci={vociFondo} />
      )}
    </ModuloPeriodo>
  </Pagina>
);
