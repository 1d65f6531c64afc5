import { campi } from './esempi/campi-del-modulo.tsx';
import { celle } from './esempi/celle.tsx';
import { elenchi } from './esempi/elenchi.tsx';
import { finestrePersonale, personale } from './esempi/finestre-personale.tsx';
import { finestreFogli, fogli } from './esempi/fogli.tsx';
import { finestreImportazioni, importazioni } from './esempi/importazioni.tsx';
import { finestreLavori, lavori } from './esempi/lavori.tsx';
import { finestreMessaggi, messaggi } from './esempi/messaggi.tsx';
import { finestreModuli, moduli } from './esempi/moduli.tsx';
import { finestreScelte, scelte } from './esempi/scelte.tsx';
import { stampe } from './esempi/stampe.tsx';
import { finestreTracciati, tracciati } from './esempi/tracciati.tsx';
import type { Gruppo } from './esempio.ts';

/** The pages of the catalogue, by address. */
export const gruppi: Readonly<Record<string, Gruppo>> = {
  celle: { titolo: 'Celle', parti: celle, finestre: {} },
  messaggi: { titolo: 'Messaggi e pagine', parti: messaggi, finestre: finestreMessaggi },
  elenchi: { titolo: 'Elenchi', parti: elenchi, finestre: {} },
  personale: { titolo: 'Personale e registro', parti: personale, finestre: finestrePersonale },
  campi: { titolo: 'Campi', parti: campi, finestre: {} },
  moduli: { titolo: 'Moduli', parti: moduli, finestre: finestreModuli },
  lavori: { titolo: 'Lavori', parti: lavori, finestre: finestreLavori },
  importazioni: { titolo: 'Importazioni', parti: importazioni, finestre: finestreImportazioni },
  fogli: { titolo: 'Fogli', parti: fogli, finestre: finestreFogli },
  scelte: { titolo: 'Scelte', parti: scelte, finestre: finestreScelte },
  tracciati: { titolo: 'Tracciati e spiegazioni', parti: tracciati, finestre: finestreTracciati },
  stampe: { titolo: 'Stampe', parti: stampe, finestre: {} },
};
