import { Spt } from '#shared/contracts/denunce/spt.ts';
import { defineDenuncia } from '../../macchina/denuncia.ts';
import { writeDocumentoXml } from '../../macchina/documento-xml.ts';
import { readFileXml } from '../../macchina/lettura-xml.ts';
import { alberoCon } from '../../macchina/mappa.ts';
import { composizione } from './composizione.ts';
import { controlliSpt } from './controlli.ts';

const RADICE = 'AccessoriFuoriSistema';

/** The codice fiscale of a payee; the school has one too, and no relation. */
const personaDi = (elemento: object): unknown =>
  'Rapporto' in elemento ? Reflect.get(elemento, 'CodiceFiscale') : null;

/** What the school paid by itself to staff of the State. */
export const spt = defineDenuncia({
  ...composizione,
  tipo: 'spt',
  nome: 'Accessori fuori sistema',
  records: Spt,
  controlli: controlliSpt,
  // No schema of the portal was found: the content is that of its guides, elements and order are ours.
  tracciato: {
    nome: 'SPT',
    estensione: 'xml',
    dal: '2009-10-22',
    fonte: 'Guide pubbliche agli accessori fuori sistema, nota MEF 12877 del 22/10/2009; lo schema non è pubblico',
    riscontro: null,
  },
  radice: RADICE,
  inizio: /<AccessoriFuoriSistema[\s/>]/,
  write: (records, mappa) => writeDocumentoXml(alberoCon(RADICE, Spt, mappa), records),
  read: (bytes, { mappa }) => readFileXml(bytes, alberoCon(RADICE, Spt, mappa), Spt, personaDi),
});
