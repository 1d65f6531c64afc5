import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { defineDenuncia } from '../../macchina/denuncia.ts';
import { writeFileXml } from '../../macchina/file-xml.ts';
import { readFileXml } from '../../macchina/lettura-xml.ts';
import { alberoCon } from '../../macchina/mappa.ts';
import { composizione } from './composizione.ts';
import { controlliAzienda } from './controlli/azienda.ts';
import { controlliCollaboratori } from './controlli/collaboratori.ts';
import { controlliIdentita } from './controlli/identita.ts';
import { controlliIndividuali } from './controlli/individuali.ts';
import { controlliListe } from './controlli/liste.ts';
import { controlliPeriodi } from './controlli/periodi.ts';
import { controlliPersone } from './controlli/persone.ts';
import { controlliPosPA } from './controlli/pos-pa.ts';
import { controlliTabelle } from './controlli/tabelle.ts';

const RADICE = 'DenunceMensili';

/** The codice fiscale of a declaration. */
const personaDi = (elemento: object): unknown =>
  Reflect.get(elemento, 'CFLavoratore') ?? Reflect.get(elemento, 'CFCollaboratore');

/** The monthly social-security file, in both families. */
export const uniemens = defineDenuncia({
  ...composizione,
  tipo: 'uniemens',
  nome: 'UniEmens',
  records: Uniemens,
  controlli: [
    ...controlliAzienda,
    ...controlliIndividuali,
    ...controlliCollaboratori,
    ...controlliListe,
    ...controlliPosPA,
    ...controlliPeriodi,
    ...controlliPersone,
    ...controlliTabelle,
    ...controlliIdentita,
  ],
  // The official schema is not public: elements, order and formats are those that other programs read and write.
  tracciato: {
    nome: 'UNIEMENS',
    estensione: 'xml',
    dal: '2010-04-01',
    fonte:
      'Elementi osservati in quattro programmi che leggono o scrivono il flusso; lo schema ufficiale non è pubblico',
    riscontro: null,
  },
  radice: RADICE,
  inizio: /<DenunceMensili[\s/>]/,
  write: (records, mappa) => writeFileXml(alberoCon(RADICE, Uniemens, mappa), records),
  read: (bytes, { mappa }) => readFileXml(bytes, alberoCon(RADICE, Uniemens, mappa), Uniemens, personaDi),
});
